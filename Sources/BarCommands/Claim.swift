import Synchronization

/// What either the end of some work or its watch takes, and the other one then cannot.
final class Claim: Sendable {
    private let flag = Atomic<Bool>(false)

    var isTaken: Bool { flag.load(ordering: .relaxed) }

    func take() -> Bool {
        flag.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    }
}
