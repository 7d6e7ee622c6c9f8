/// Why a search ended.
public enum SearchEnding: Hashable, Sendable {
    /// It ran every case that it was asked for.
    case allCasesRun
    /// It checked every case that there is.
    case exhausted
    /// It found every id that it was asked to stop for.
    case allFound
    /// It was told to stop.
    case cancelled
    /// Its time was up.
    case outOfTime
    /// Too many cases were discarded to go on, or all there are.
    case tooManyDiscards
    /// There are more cases than it was to enumerate.
    case limitReached

    /// Whether it did all that it was asked for.
    public var isComplete: Bool { self == .allCasesRun || self == .exhausted }
}
