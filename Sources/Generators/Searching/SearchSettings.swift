/// The limits, the seed and the callbacks of a search.
public struct SearchSettings: Sendable {
    /// The number of cases to check, without discarded ones.
    public var cases = 1_000
    /// The time after which the search ends, with all shrinking; checked between cases and candidates.
    ///
    /// A failure that is found at the end has another twentieth of the time to be shrunk.
    public var timeLimit: Duration?
    /// The seed of all random choices; the same seed gives the same report.
    public var seed: UInt64 = 0
    /// The ids of known failures, which are neither shrunk nor reported.
    package var knownIDs: Set<String> = []
    /// The ids after which the search ends, once all of them are found.
    public var stopWhenFound: Set<String>?
    /// Whether the search ends with the first case that fails, and does not look for state that the body keeps: for bodies
    /// whose threads race, and that may take their whole time to fail.
    package var endsWithFirstFailure = false
    /// The greatest ratio of discarded to checked cases; beyond it (and beyond 100 discards) the search ends.
    public var discardRatio = 10.0
    /// Whether the search first finds out if the generator has few values, and then checks each of them once.
    package var enumeratesFewValues = true
    /// The problems that are not reported.
    package var ignoredProblems: Set<HealthProblem.Kind> = []
    /// The mean time of generating a case above which the report has a problem.
    package var slowGeneration: Duration = .milliseconds(100)
    /// The greatest number of executions of the body to shrink and to explain one failure; 0 disables both.
    ///
    /// The result is checked a few times more, whatever the budget, in case it fails by chance.
    public var shrinkBudget = 5_000
    /// The time in which all failures have to be shrunk and explained; no limit but ``timeLimit`` if nil.
    public var shrinkTimeLimit: Duration?
    /// The number of other values to try for each part of a minimum, to explain it; see ``Explanation``.
    public var explanationTries = 0
    /// The number of failing cases of one id to shrink; the simplest result is reported.
    ///
    /// One start suffices to understand a failure. Several make it more likely that all seeds reach the same minimum.
    public var shrinkStarts = 1
    /// Returns whether to stop; called before each case and each step of shrinking.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Called with the progress of the search, also while it shrinks, at most once every ``progressInterval``.
    package var onProgress: (@Sendable (SearchProgress) -> Void)?
    /// The least time between two calls of ``onProgress``.
    package var progressInterval: Duration = .milliseconds(100)
    /// Called with the first failure of each id, before it is shrunk.
    package var onFailure: (@Sendable (Failure) -> Void)?
    /// The monitor that shows the current step to other threads.
    public var monitor: SearchMonitor?
    /// The clock by which time limits are kept; a test has its own.
    package var now: @Sendable () -> ContinuousClock.Instant = { .now }

    /// Makes settings; the remaining properties have the defaults declared above.
    public init(cases: Int = 1_000, seed: UInt64 = 0, timeLimit: Duration? = nil) {
        self.cases = cases
        self.seed = seed
        self.timeLimit = timeLimit
    }
}
