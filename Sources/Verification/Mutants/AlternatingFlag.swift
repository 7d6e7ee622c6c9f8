import Synchronization

/// A flag that changes with every read, whichever bar or thread reads it.
final class AlternatingFlag: Sendable {
    private let value = Atomic(false)

    /// Inverts the flag and returns its new value: true, false, true …
    func next() -> Bool { value.logicalXor(true, ordering: .relaxed).newValue }
}
