/// How long to search, from which seed, for what, and whom to tell.
public struct SearchSettings: Sendable {
    /// The number of cases to check, not counting discarded ones.
    public var cases = 1_000
    /// When to stop however many cases are left; checked between cases.
    ///
    /// Shrinking what was found may take as long again.
    public var timeLimit: Duration?
    /// What all random choices derive from: the same seed gives the same report.
    public var seed: UInt64 = 0
    /// Ids of failures that are known and neither shrunk nor reported.
    public var knownIDs: Set<String> = []
    /// Ends the search as soon as all of these ids were found.
    public var stopWhenFound: Set<String>?
    /// How many cases may be discarded for each case checked; past it (and past 100) the search gives up.
    public var maximumDiscardRatio = 10.0
    /// How long it may take to generate a case, on average, without the report naming it as a problem.
    public var slowGeneration: Duration = .milliseconds(100)
    /// How often the body may run to shrink one failure; zero leaves it as it was found.
    public var shrinkBudget = 5_000
    /// How many failing cases of one id are shrunk; the simplest result counts.
    ///
    /// One is enough to understand a failure. Several make it more likely that every seed ends at the same one.
    public var shrinkStarts = 1
    /// How sure the verdict on a coverage requirement has to be, below 1.
    ///
    /// While one is undecided the search goes on, up to 32 times the cases asked for, unless something was found.
    public var confidence = 0.999_999
    /// Whether to stop now; asked before each case and each step of shrinking.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Told how far the search is, at most every ``progressInterval``.
    public var onProgress: (@Sendable (SearchProgress) -> Void)?
    /// The shortest time between two reports of progress.
    public var progressInterval: Duration = .milliseconds(100)
    /// Told of the first failure of each id, before it is shrunk.
    public var onFailure: (@Sendable (Failure) -> Void)?
    /// Kept up to date with what the search is doing, for another thread to look at.
    public var monitor: SearchMonitor?

    /// Makes the settings that the properties show.
    public init(cases: Int = 1_000, seed: UInt64 = 0, timeLimit: Duration? = nil) {
        self.cases = cases
        self.seed = seed
        self.timeLimit = timeLimit
    }
}

/// How far a search is.
public struct SearchProgress: Hashable, Sendable {
    /// The number of cases checked.
    public let casesDone: Int
    /// The ids of the failures found so far, in the order in which they were found.
    public let idsFound: [String]
}
