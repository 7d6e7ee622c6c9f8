/// Checks the result of shrinking again, because the outcome of a body may depend on more than the value.
struct Rerun<Value> {
    /// A failing value.
    struct Candidate {
        var failure: Failure
        let value: Value
        let choices: [Choice]
        /// What the functions in the value were called with.
        let tables = CallTables()

        /// The value, made again, because a body may change the one that it gets.
        func fresh(_ generator: Generator<Value>) -> Value {
            var source = ChoiceSource(replaying: choices, tables: tables)
            return (try? generator.generate(from: &source)) ?? value
        }
    }

    let property: Property<Value>
    let monitor: SearchMonitor?
    let isCancelled: () -> Bool

    /// The number of runs of a value, whatever is left of the budget: fewer would seldom show that the body depends on
    /// chance.
    static var runs: Int { 5 }

    /// The simplest value if it fails again, and else the first one, each with its own failure.
    func confirm(_ simplest: Candidate, orElse first: Candidate) -> (Candidate, Recurrence) {
        let again = outcomes(of: simplest)
        let latest = again.lazy.compactMap(\.self).first
        var confirmed = simplest
        confirmed.failure = latest ?? simplest.failure
        if again.isEmpty || latest != nil { return (confirmed, Recurrence(again)) }
        if simplest.choices == first.choices { return (first, .never) }
        let original = outcomes(of: first)
        return (first, Recurrence(original))
    }

    /// The failures of a value in several runs, each nil if it did not fail.
    private func outcomes(of candidate: Candidate) -> [Failure?] {
        var outcomes: [Failure?] = []
        while outcomes.count < Self.runs, !isCancelled() { outcomes.append(failure(of: candidate)) }
        return outcomes
    }

    private func failure(of candidate: Candidate) -> Failure? {
        let value = candidate.fresh(property.generator)
        monitor?.prepare(candidate.choices)
        return property.failure(candidate.failure.id, of: value)
    }
}

extension Recurrence {
    /// What several runs of one value say.
    fileprivate init(_ outcomes: [Failure?]) {
        let failures = outcomes.count { $0 != nil }
        self =
            switch failures {
            case 0: outcomes.isEmpty ? .unconfirmed : .never
            case outcomes.count: .recurs
            default: .sometimes(failures: failures, runs: outcomes.count)
            }
    }
}
