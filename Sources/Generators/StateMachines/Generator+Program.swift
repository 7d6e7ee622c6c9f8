extension Generator {
    /// Programs of a machine, in which every action meets its precondition; the simplest has the fewest steps.
    ///
    /// The initial state is drawn before the first step.
    ///
    /// The rule of a step is one choice among all rules, including those that are not allowed. A step therefore keeps
    /// its meaning when others are deleted. A rule that is not allowed is replaced by the next one that is; if there
    /// is none, the step is omitted. If a rule rejects, another is drawn (see
    /// ``ChoiceSource/filteredList(count:element:)``).
    ///
    /// Random programs draw rules by weight, and leave some rules out (see ``Swarm``).
    /// - Parameters:
    ///   - machine: the model.
    ///   - steps: the range of the number of steps, before omissions.
    @inlinable
    public static func program<Machine>(
        of machine: Machine.Type, steps: ClosedRange<Int> = 0...50
    ) -> Generator where Value == Program<Machine> {
        let rules = Machine.rules
        let initialStates = Machine.initialStates
        let isDrawn = initialStates.makesChoices
        let untouched = Swarm(weights: rules.map(\.weight))
        return Generator { source throws(Rejection) in
            var model = try source.initialState(initialStates, isDrawn: isDrawn)
            var swarm = untouched
            let initialState = model
            var drawn: [Program<Machine>.Step] = []
            try source.filteredList(rarelyEmpty: steps) { source throws(Rejection) in
                guard let rule = source.pick(from: &swarm, where: { rules[$0].precondition(model) })
                else { return true }
                guard
                    let action = try? source.part({ source throws(Rejection) in
                        try rules[rule].draw(&source, model)
                    })
                else { return false }
                _ = model.perform(action)
                drawn.append(Program<Machine>.Step(rule: rules[rule].name, action: action))
                source.name { "step \(drawn.count), \(rules[rule].name)" }
                return true
            }
            return Program(initialState: initialState, isInitialStateDrawn: isDrawn, steps: drawn)
        }
    }
}

extension Generator {
    /// Whether the generator makes choices; its first one, if any, does not depend on others.
    @usableFromInline var makesChoices: Bool {
        var source = ChoiceSource(replaying: [UInt64]())
        _ = try? body(&source)
        return source.draws > 0
    }
}

extension ChoiceSource {
    /// Draws the state in which a program begins.
    ///
    /// Without choices a span would be empty, and would only change what is random.
    @usableFromInline
    mutating func initialState<Machine>(
        _ states: Generator<Machine>, isDrawn: Bool
    ) throws(Rejection) -> Machine {
        isDrawn ? try draw(states, label: "initial state") : try states.body(&self)
    }
}
