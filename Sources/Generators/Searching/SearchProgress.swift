/// The progress of a search.
package struct SearchProgress: Hashable, Sendable {
    /// The number of cases checked.
    package let casesDone: Int
    /// The ids of the failures found so far, in the order of discovery.
    package let idsFound: [String]
    /// The progress of shrinking; nil while cases are checked.
    package let shrinking: ShrinkProgress?
}

/// The progress of shrinking a failure from one failing case.
package struct ShrinkProgress: Hashable, Sendable {
    /// The id of the failure.
    package let id: String
    /// The number of executions of the body.
    package let executions: Int
    /// The choices that make the simplest failing value so far; see ``ReplayToken``.
    package let choices: [Choice]
}
