extension Generator {
    /// Programs of a machine of which some steps run at the same time; the simplest have the fewest steps, and none of
    /// them in a branch.
    ///
    /// A step is drawn for the state in which its branch would be alone, and left out if it is not allowed in another
    /// order. The steps of one section have at most 1,000 orders.
    /// - Parameters:
    ///   - machine: the model.
    ///   - branches: the number of branches, from 2 to 6; others count as the nearest of these.
    ///   - steps: the range of the number of steps, before omissions.
    package static func parallelProgram<Machine: Hashable>(
        of machine: Machine.Type, branches: Int = 2, steps: ClosedRange<Int> = 0...16
    ) -> Generator where Value == ParallelProgram<Machine> {
        let rules = Machine.rules
        let initialStates = Machine.initialStates
        let isDrawn = initialStates.makesChoices
        let untouched = Swarm(weights: rules.map(\.weight))
        let branches = ParallelProgram<Machine>.allowed(branches: branches)
        return Generator { source throws(Rejection) in
            let initialState = try source.initialState(initialStates, isDrawn: isDrawn)
            var swarm = untouched
            var draft = ParallelDraft(initialState, branches: branches)
            try source.filteredList(rarelyEmpty: steps) { source throws(Rejection) in
                let branch = source.branch(among: branches)
                let model = draft.model(in: branch)
                guard let rule = source.pick(from: &swarm, where: { rules[$0].precondition(model) })
                else { return true }
                guard
                    let action = try? source.part({ source throws(Rejection) in
                        try rules[rule].draw(&source, model)
                    }),
                    draft.add(action, of: rules[rule], to: branch)
                else { return false }
                source.name { "step \(draft.steps.count), \(rules[rule].name)" }
                return true
            }
            return ParallelProgram(
                initialState: initialState, isInitialStateDrawn: isDrawn, steps: draft.steps)
        }
    }
}

extension ChoiceSource {
    /// Draws a branch; at random, nil one time in four.
    fileprivate mutating func branch(among branches: Int) -> Int? {
        let place = draw(upTo: UInt64(branches), towards: 0) { bits in
            bits.uniform(upTo: 3) == 0 ? 0 : 1 + bits.uniform(upTo: UInt64(branches - 1))
        }
        return place == 0 ? nil : Int(place) - 1
    }
}

/// A parallel program that is being drawn.
private struct ParallelDraft<Machine: StateMachine & Hashable> {
    private(set) var steps: [ParallelProgram<Machine>.Step] = []
    private var interleavings: Interleavings<Machine>
    /// The model after all steps, in the order in which they were drawn.
    private var model: Machine
    /// The model in each branch, as if the others had not begun.
    private var inBranches: [Machine]

    init(_ initialState: Machine, branches: Int) {
        model = initialState
        inBranches = Array(repeating: initialState, count: branches)
        interleavings = Interleavings(initialState, branches: branches)
    }

    /// The model that a step is drawn for; that of a branch, or the one after all steps.
    func model(in branch: Int?) -> Machine { branch.map { inBranches[$0] } ?? model }

    /// Adds a step, unless it is not allowed in some order; returns whether it was added.
    mutating func add(_ action: Machine.Action, of rule: ActionRule<Machine>, to branch: Int?) -> Bool {
        let step = Interleavings<Machine>.Step(action: action, precondition: rule.precondition)
        if let branch {
            guard interleavings.add(step, to: branch) else { return false }
            _ = inBranches[branch].perform(action)
            _ = model.perform(action)
        } else {
            guard interleavings.add(alone: step) else { return false }
            _ = model.perform(action)
            inBranches = inBranches.map { _ in model }
        }
        steps.append(ParallelProgram.Step(rule: rule.name, action: action, branch: branch))
        return true
    }
}
