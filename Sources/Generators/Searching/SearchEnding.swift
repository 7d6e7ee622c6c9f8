/// The reason why a search ended.
public enum SearchEnding: Hashable, Sendable {
    /// Every requested case was checked.
    case allCasesRun
    /// Every case of the generator was checked.
    case exhausted
    /// Every id of ``SearchSettings/stopWhenFound`` was found.
    case allFound
    /// The search was cancelled.
    case cancelled
    /// The time limit was reached.
    case outOfTime
    /// Too many cases, or all, were discarded; or one for a reason that no draw changes.
    case tooManyDiscards
    /// The limit of an enumeration was reached before its end.
    case limitReached

    /// Whether the search checked all requested cases, or all cases.
    package var isComplete: Bool { self == .allCasesRun || self == .exhausted }
}
