/// What child processes have done so far of a check, from which another one goes on.
struct CheckProgress: Codable {
    /// The calls of the body, in order.
    private(set) var entries: [JournalEntry] = []
    /// The number of processes that ended inside a body.
    private(set) var ends = 0
    /// Why no further case is checked; the failures that were found are told by a last process nevertheless.
    var problem: String?
    /// The value that the body of the process is called with; nil outside of the body.
    private var called: Int?

    /// Takes a message of a process.
    mutating func note(_ message: ChildMessage) {
        switch message {
        case .call(let value, let kept):
            called = value
            if let kept { entries.removeLast(entries.count - min(kept, entries.count)) }
        case .outcome(let outcome):
            if let called { entries.append(JournalEntry(value: called, outcome: outcome)) }
            called = nil
        case .verdict, .timeout, .alive, .stuck: break
        }
    }

    /// Takes the beginning of a process.
    mutating func beginProcess() { called = nil }

    /// Takes the end of a process; returns whether it was inside the body.
    mutating func note(_ end: ProcessEnd) -> Bool {
        guard let value = called else { return false }
        entries.append(JournalEntry(value: value, outcome: .failures([end.failure])))
        ends += 1
        return true
    }
}
