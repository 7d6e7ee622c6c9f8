import Synchronization

/// The greatest violation of each invariant that a search found within a pixel, noted from all of its threads.
final class Roundings: Sendable {
    private let violations = Mutex<[String: Violation]>([:])

    /// The violations, by the identifiers of the invariants.
    var greatest: [String: Violation] { violations.withLock { $0 } }

    /// Notes a violation of an invariant.
    func note(_ violation: Violation, _ id: String) {
        violations.withLock {
            if $0[id].map(violation.isGreater) ?? true { $0[id] = violation }
        }
    }
}
