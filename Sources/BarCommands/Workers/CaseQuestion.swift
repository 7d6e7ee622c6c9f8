import Verification

/// A bar, and the invariants by which its cases are judged in a worker.
struct CaseQuestion: Codable, Hashable, Sendable {
    let bar: String
    let ids: [String]
    /// Whether the cases are sessions; otherwise they are scenarios.
    let areSessions: Bool
    /// Whether they are judged by all relations; otherwise by those that a search draws.
    let isThorough: Bool
}
