import Synchronization

/// Something that alternates, whoever asks.
final class Turn: Sendable {
    private let isOdd = Atomic(false)

    func next() -> Bool { isOdd.logicalXor(true, ordering: .relaxed).newValue }
}
