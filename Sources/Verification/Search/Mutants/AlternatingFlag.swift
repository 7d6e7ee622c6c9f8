import Synchronization

/// A flag that changes with every read, whichever bar or thread reads it.
final class AlternatingFlag: Sendable {
    private let value = Atomic(false)

    /// Inverts the flag and returns its new value.
    ///
    /// The values are true, false, true, false …
    func next() -> Bool { value.logicalXor(true, ordering: .relaxed).newValue }
}
