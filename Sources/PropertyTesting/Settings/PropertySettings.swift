import Generators

/// The number of cases, the seed and the time limits of a check, and whether it saves failures; nil where not set.
package struct PropertySettings: Hashable, Sendable {
    /// The number of values to check.
    package var cases: Int?
    /// The seed of the values.
    package var seed: UInt64?
    /// The time after which the search ends.
    package var timeLimit: Duration?
    /// The time that one value may take.
    package var caseTimeLimit: Duration?
    /// Where the body runs.
    package var isolation: CheckIsolation?
    /// The number of executions to shrink and to explain one failure.
    package var shrinkBudget: Int?
    /// The time in which all failures have to be shrunk and explained.
    package var shrinkTimeLimit: Duration?
    /// Whether the statistics of a check are printed.
    package var showsStatistics: Bool?
    /// Whether failures are saved.
    package var savesFailures: Bool?
    /// The greatest ratio of discarded to checked values.
    package var discardRatio: Double?
    /// The problems of health that are no warnings.
    package var ignored: Set<HealthProblem.Kind>
    /// The seed where none is set: new in each process, so that every run tries other values; 0 if nil.
    package var freshSeed: UInt64?

    /// Makes settings; those that are not given are not set.
    package init(
        cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
        isolation: CheckIsolation? = nil, shrinkBudget: Int? = nil, shrinkTimeLimit: Duration? = nil,
        showsStatistics: Bool? = nil, savesFailures: Bool? = nil, discardRatio: Double? = nil,
        ignored: Set<HealthProblem.Kind> = [], freshSeed: UInt64? = nil
    ) {
        self.cases = cases
        self.seed = seed
        self.timeLimit = timeLimit
        self.caseTimeLimit = caseTimeLimit
        self.isolation = isolation
        self.shrinkBudget = shrinkBudget
        self.shrinkTimeLimit = shrinkTimeLimit
        self.showsStatistics = showsStatistics
        self.savesFailures = savesFailures
        self.discardRatio = discardRatio
        self.ignored = ignored
        self.freshSeed = freshSeed
    }

    /// The settings of the traits of the current test and its suites.
    @TaskLocal static var ofTraits = PropertySettings()

    /// These settings, completed with those of `weaker`.
    func or(_ weaker: PropertySettings) -> PropertySettings {
        PropertySettings(
            cases: cases ?? weaker.cases, seed: seed ?? weaker.seed, timeLimit: timeLimit ?? weaker.timeLimit,
            caseTimeLimit: caseTimeLimit ?? weaker.caseTimeLimit,
            isolation: isolation ?? weaker.isolation,
            shrinkBudget: shrinkBudget ?? weaker.shrinkBudget,
            shrinkTimeLimit: shrinkTimeLimit ?? weaker.shrinkTimeLimit,
            showsStatistics: showsStatistics ?? weaker.showsStatistics,
            savesFailures: savesFailures ?? weaker.savesFailures,
            discardRatio: discardRatio ?? weaker.discardRatio, ignored: ignored.union(weaker.ignored),
            freshSeed: freshSeed ?? weaker.freshSeed)
    }

    /// The time that a section of a parallel program may take: a fifth of that for one value, also where that is set by a trait
    /// or by the environment.
    var timeForOneSection: Duration {
        let environment = (try? Self.ofProcess.get()) ?? PropertySettings()
        return or(.ofTraits).or(environment).timeForOneCase / 5
    }

    /// The time that one value may take; 10 s by default.
    package var timeForOneCase: Duration { (caseTimeLimit ?? .seconds(10)).asLimit }

    /// Whether failures are saved; they are by default.
    package var isSaving: Bool { savesFailures ?? true }

    /// The settings of a search, with defaults where these are nil.
    package var search: SearchSettings {
        var search = SearchSettings(
            cases: cases ?? 1_000, seed: seed ?? freshSeed ?? 0, timeLimit: timeLimit)
        search.discardRatio = discardRatio ?? search.discardRatio
        search.ignoredProblems = ignored
        search.shrinkBudget = shrinkBudget ?? search.shrinkBudget
        search.shrinkTimeLimit = shrinkTimeLimit ?? Self.usualShrinkTime
        return search
    }

    /// The time to shrink all failures, unless one is set; that of Hypothesis (`MAX_SHRINKING_SECONDS`).
    private static let usualShrinkTime = Duration.seconds(300)
}
