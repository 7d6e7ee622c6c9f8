import Generators
import Synchronization

/// One call of a body in an earlier child process.
struct JournalEntry: Codable {
    /// Identifies the value: equal for the same case or choices, in all copies of one process.
    let value: Int
    let outcome: BodyOutcome
}

/// The calls of a body in earlier child processes, in order.
///
/// A search is deterministic, except for limits of time. So a process that goes on where another one ended makes the same
/// calls up to there, and takes their outcomes from the journal. If it makes another call, the rest of the journal is void.
final class Journal: Sendable {
    private let known: [JournalEntry]
    private let state = Mutex((calls: 0, isVoid: false))
    private let writer: MessageWriter
    private let monitor: SearchMonitor

    /// Makes a journal of known calls, which writes the others.
    ///
    /// - Parameter monitor: shows which value the body is called with.
    init(_ known: [JournalEntry], _ writer: MessageWriter, _ monitor: SearchMonitor) {
        self.known = known
        self.writer = writer
        self.monitor = monitor
    }

    /// Whether all known outcomes were used.
    var isReplayed: Bool { state.withLock { $0.isVoid || $0.calls >= known.count } }

    /// The failures of the next call, which is made unless its outcome is known.
    ///
    /// - Throws: `Rejection` if the body rejects the value.
    func failures(_ body: () throws(Rejection) -> [Failure]) throws(Rejection) -> [Failure] {
        let step = monitor.step
        var hasher = Hasher()
        hasher.combine(step.caseIndex)
        hasher.combine(step.choices)
        let value = hasher.finalize()
        let (outcome, divergence) = state.withLock { state -> (BodyOutcome?, Int?) in
            defer { state.calls += 1 }
            guard !state.isVoid, state.calls < known.count else { return (nil, nil) }
            if known[state.calls].value == value { return (known[state.calls].outcome, nil) }
            state.isVoid = true
            return (nil, state.calls)
        }
        if let outcome { return try outcome.get() }
        writer.send(.call(value: value, keeping: divergence))
        let made = BodyOutcome(body)
        writer.send(.outcome(made))
        return try made.get()
    }
}
