import Generators
import Synchronization

/// The outcomes of the calls of a body in earlier child processes, in order.
///
/// A search is deterministic. So a process that goes on where another one ended makes the same calls up to there, and
/// takes their outcomes from the journal.
final class Journal: Sendable {
    private let known: [BodyOutcome]
    private let calls = Mutex(0)
    private let writer: MessageWriter

    /// Makes a journal of known outcomes, which writes the others.
    init(_ known: [BodyOutcome], _ writer: MessageWriter) {
        self.known = known
        self.writer = writer
    }

    /// Whether all known outcomes were used.
    var isReplayed: Bool { calls.withLock { $0 >= known.count } }

    /// The failures of the next call, which is made unless its outcome is known.
    ///
    /// - Throws: `Rejection` if the body rejects the value.
    func failures(_ body: () throws(Rejection) -> [Failure]) throws(Rejection) -> [Failure] {
        let call = calls.withLock { calls in
            defer { calls += 1 }
            return calls
        }
        if call < known.count { return try known[call].get() }
        let outcome = BodyOutcome(body)
        writer.send(.outcome(outcome))
        return try outcome.get()
    }
}
