extension ParallelProgram where Machine: Hashable, Machine.Response: Equatable {
    /// The id of failures in which no order of the steps explains the responses.
    package static var linearizability: String { "linearizability" }

    /// What is wrong with a history: the errors, or else the first section whose responses no order of its steps explains;
    /// and the error of the teardown after it.
    ///
    /// An order explains them if the model, performing the steps one by one, would have responded the same, and if each
    /// step that ended before another one began is before it. That is *linearizability*, after Herlihy & Wing (1990). The
    /// search for an order visits each pair of positions and state once, as Lowe, "Testing for linearizability" (2017),
    /// proposes.
    /// - Throws: ``Rejection`` if a step or the teardown throws one, and nothing fails.
    package func failures(
        in history: ParallelHistory<Machine.Response>, tornDown end: Result<Void, any Error>
    ) throws(Rejection) -> [Failure] {
        var problems = StepProblems()
        for (index, answer) in history.answers.enumerated() {
            if case .failure(let error)? = answer?.result { problems.note(error, place(ofStep: index)) }
        }
        if problems.isEmpty, let failure = unexplained(history) { problems.note(failure) }
        if case .failure(let error) = end { problems.note(error, id: "teardown: ", "teardown") }
        return try problems.failures()
    }

    /// Whether steps of different branches ran at the same time in a history.
    package func hasOverlap(in history: ParallelHistory<Machine.Response>) -> Bool {
        sections.contains { section in
            guard section.branches.count > 1 else { return false }
            let begins = section.branches.compactMap { $0.first.flatMap { history.answers[$0]?.begin } }
            let ends = section.branches.compactMap { $0.last.flatMap { history.answers[$0]?.end } }
            guard let last = begins.max(), let first = ends.min() else { return false }
            return last < first
        }
    }

    /// The failure of the first section whose responses no order of its steps explains.
    private func unexplained(_ history: ParallelHistory<Machine.Response>) -> Failure? {
        var states: Set<Machine> = [initialState]
        for section in sections {
            let next = self.states(after: section, from: states, history)
            if next.isEmpty { return failure(of: section, from: states, history) }
            states = next
        }
        return nil
    }

    /// The steps of each branch that are placed in an order, and the model after them.
    private struct Placed: Hashable {
        var counts: [Int]
        var model: Machine
    }

    /// The states in which a section may end that began in one of some states, and responded so.
    private func states(
        after section: Section, from states: Set<Machine>, _ history: ParallelHistory<Machine.Response>
    ) -> Set<Machine> {
        var ends: Set<Machine> = []
        var open = states.map { Placed(counts: section.branches.map { _ in 0 }, model: $0) }
        var seen = Set(open)
        while let placed = open.popLast() {
            let next = section.branches.indices.compactMap { branch in
                section.branches[branch].dropFirst(placed.counts[branch]).first.map { (branch, step: $0) }
            }
            if next.isEmpty { ends.insert(placed.model) }
            for (branch, step) in next {
                guard let answer = history.answers[step], case .success(let response) = answer.result,
                    !next.contains(where: { (history.answers[$0.step]?.end ?? .max) < answer.begin })
                else { continue }
                var after = placed
                after.counts[branch] += 1
                if after.model.perform(steps[step].action) == response, seen.insert(after).inserted {
                    open.append(after)
                }
            }
        }
        return ends
    }

    private func failure(
        of section: Section, from states: Set<Machine>, _ history: ParallelHistory<Machine.Response>
    ) -> Failure {
        if section.branches.count == 1, let step = section.branches[0].first {
            var expected: [Machine.Response] = []
            for var state in states {
                let response = state.perform(steps[step].action)
                if !expected.contains(response) { expected.append(response) }
            }
            let wanted = expected.map { String(reporting: $0) }.sorted().joined(separator: " or ")
            return Failure(
                id: Self.linearizability,
                message: "\(place(ofStep: step)): expected \(wanted), was \(response(of: step, history))")
        }
        let lines = section.branches.map { branch in
            let calls = branch.map { "\($0 + 1). \(steps[$0].action) → \(response(of: $0, history))" }
            return
                "    [\(Self.name(ofBranch: steps[branch[0]].branch ?? 0))] \(calls.joined(separator: ", "))"
        }
        return Failure(
            id: Self.linearizability,
            message: (["no order of the steps that ran at the same time gives these responses"] + lines)
                .joined(separator: "\n"))
    }

    private func response(of step: Int, _ history: ParallelHistory<Machine.Response>) -> String {
        guard case .success(let response)? = history.answers[step]?.result else { return "nothing" }
        return String(reporting: response)
    }
}
