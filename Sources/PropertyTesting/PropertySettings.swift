import Generators

/// The number of cases, the seed and the time limits of a check, and whether it saves failures; nil where not set.
struct PropertySettings: Hashable, Sendable {
    /// The number of values to check.
    var cases: Int?
    /// The seed of the values.
    var seed: UInt64?
    /// The time after which the search ends.
    var timeLimit: Duration?
    /// The time that one value may take.
    var caseTimeLimit: Duration?
    /// Where the body runs.
    var isolation: CheckIsolation?
    /// The number of executions to shrink and to explain one failure.
    var shrinkBudget: Int?
    /// The time in which all failures have to be shrunk and explained.
    var shrinkTimeLimit: Duration?
    /// Whether the statistics of a check are printed.
    var showsStatistics: Bool?
    /// Whether failures are saved where the check names a place.
    var savesFailures: Bool?

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
            savesFailures: savesFailures ?? weaker.savesFailures)
    }

    /// The time that one value may take; 10 s by default.
    var timeForOneCase: Duration { (caseTimeLimit ?? .seconds(10)).asLimit }

    /// Whether failures are saved; they are by default.
    var isSaving: Bool { savesFailures ?? true }

    /// The settings of a search, with defaults where these are nil.
    var search: SearchSettings {
        var search = SearchSettings(cases: cases ?? 1_000, seed: seed ?? 0, timeLimit: timeLimit)
        search.shrinkBudget = shrinkBudget ?? search.shrinkBudget
        search.shrinkTimeLimit = shrinkTimeLimit
        return search
    }
}
