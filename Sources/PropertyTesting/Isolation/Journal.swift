import Generators
import Synchronization

/// One call of a body in an earlier child process.
struct JournalLine: Codable {
    /// Identifies the value: equal for the same case or choices, in all processes.
    let value: Int
    let outcome: BodyOutcome
}

/// The calls of a body in earlier child processes, in order.
///
/// A search is deterministic, except for limits of time. So a process that goes on where another one ended makes the same
/// calls up to there, and takes their outcomes from the journal. If it makes another call, the rest of the journal is void.
final class Journal: Sendable {
    private let known: [JournalLine]
    private let state = Mutex((calls: 0, isVoid: false))
    private let child: IsolatedChild
    private let monitor: SearchMonitor

    /// Makes the journal of a child process, which tells of the other calls.
    ///
    /// - Parameter monitor: shows which value the body is called with.
    init(_ child: IsolatedChild, _ monitor: SearchMonitor) {
        known = child.task.lines
        self.child = child
        self.monitor = monitor
    }

    /// Whether all known outcomes were used.
    var isReplayed: Bool { state.withLock { $0.isVoid || $0.calls >= known.count } }

    /// The failures of the next call, which is made unless its outcome is known.
    ///
    /// - Throws: `Rejection` if the body rejects the value.
    func failures(_ body: () throws(Rejection) -> [Failure]) throws(Rejection) -> [Failure] {
        let step = monitor.step
        let value = step.identity
        let (outcome, divergence) = state.withLock { state -> (BodyOutcome?, Int?) in
            defer { state.calls += 1 }
            guard !state.isVoid, state.calls < known.count else { return (nil, nil) }
            if known[state.calls].value == value { return (known[state.calls].outcome, nil) }
            state.isVoid = true
            return (nil, state.calls)
        }
        if let outcome { return try outcome.get() }
        child.tell(.call(value: value, isOfCase: step.choices.isEmpty, keeping: divergence))
        let made = BodyOutcome(body)
        child.tell(.outcome(made))
        return try made.get()
    }
}

extension SearchMonitor.Step {
    /// A number that is equal in all processes for the same case or choices.
    ///
    /// The hash is FNV-1a, because those of the standard library differ from process to process.
    fileprivate var identity: Int {
        let words =
            [caseIndex.map { UInt64($0) } ?? .max]
            + choices.flatMap { [$0.value, $0.bound, $0.target] }
        let hash = words.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ $1) &* 0x100_0000_01b3 }
        return Int(truncatingIfNeeded: hash)
    }
}
