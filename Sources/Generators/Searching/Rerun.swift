/// Checks the result of shrinking again, because the outcome of a body may depend on more than the value.
struct Rerun<Value> {
    /// A failing value.
    struct Candidate {
        let failure: Failure
        let value: Value
        let choices: [Choice]
    }

    let property: Property<Value>
    let monitor: SearchMonitor?
    let isCancelled: () -> Bool
    /// The number of executions left; the first one is made in any case.
    let budget: Int

    /// The number of runs after which a value that did not fail is said not to fail.
    private static var runs: Int { 5 }

    /// The simplest value if it fails again, and else the first one, each with its own failure.
    func confirm(_ simplest: Candidate, orElse first: Candidate) -> (Candidate, Recurrence) {
        if isCancelled() { return (simplest, .unconfirmed) }
        if let failure = failure(of: simplest) {
            return (Candidate(failure: failure, value: simplest.value, choices: simplest.choices), .recurs)
        }
        let again = outcomes(of: simplest)
        let failures = again.count { $0 }
        if again.isEmpty { return (simplest, .unconfirmed) }
        if failures > 0 { return (simplest, .sometimes(failures: failures, runs: again.count + 1)) }
        if simplest.choices == first.choices { return (first, .never) }
        let original = outcomes(of: first)
        return switch original.count(where: { $0 }) {
        case 0: (first, original.isEmpty ? .unconfirmed : .never)
        case original.count: (first, .recurs)
        case let failures: (first, .sometimes(failures: failures, runs: original.count))
        }
    }

    /// Whether a value fails, in several runs.
    private func outcomes(of candidate: Candidate) -> [Bool] {
        (0..<max(0, min(Self.runs, budget))).compactMap { _ in
            isCancelled() ? nil : failure(of: candidate) != nil
        }
    }

    private func failure(of candidate: Candidate) -> Failure? {
        monitor?.prepare(candidate.choices)
        return property.failure(candidate.failure.id, of: candidate.value)
    }
}
