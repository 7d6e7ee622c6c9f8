/// The progress of a search.
public struct SearchProgress: Hashable, Sendable {
    /// The number of cases checked.
    public let casesDone: Int
    /// The ids of the failures found so far, in the order of discovery.
    public let idsFound: [String]
    /// The progress of shrinking; nil while cases are checked.
    public let shrinking: ShrinkProgress?
}

/// The progress of shrinking a failure from one failing case.
public struct ShrinkProgress: Hashable, Sendable {
    /// The id of the failure.
    public let id: String
    /// The number of executions of the body.
    public let executions: Int
    /// The choices that make the simplest failing value so far; see ``ReplayToken``.
    public let choices: [Choice]
}
