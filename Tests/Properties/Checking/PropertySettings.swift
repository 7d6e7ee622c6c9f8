import Generators

/// How far a check goes.
///
/// Each setting is what the first of these says that says anything:
///
/// | | argument of `check` | trait `.property(…)` | environment | otherwise |
/// |---|---|---|---|---|
/// | values to try | `cases: 100` | `cases: 100` | `PROPERTY_CASES=100` | 1000 |
/// | what they derive from | `seed: 7` | `seed: 7` | `PROPERTY_SEED=7`, or `random` for a fresh one | 0 |
/// | when to stop in any case | `timeLimit: .seconds(5)` | `timeLimit: .seconds(5)` | `PROPERTY_SECONDS=5` | never |
/// | how long one value may take | `caseTimeLimit: .seconds(1)` | `caseTimeLimit: .seconds(1)` | | 10 s |
/// | the one value to try | `replaying: "1AA…"` | | | |
///
/// A trait of a test is stronger than one of its suite, and that than one of a suite around it. Runs are the same
/// every time unless `PROPERTY_SEED=random` is set; then one seed serves all checks of the process, and every issue
/// names it.
struct PropertySettings: Hashable, Sendable {
    /// How many values to try.
    var cases: Int?
    /// What all of them derive from.
    var seed: UInt64?
    /// When to stop however many cases are left.
    var timeLimit: Duration?
    /// How long one value may take.
    var caseTimeLimit: Duration?

    /// What the traits of the test and its suites say.
    @TaskLocal static var ofTraits = PropertySettings()

    /// These settings, and what they leave open from weaker ones.
    func or(_ weaker: PropertySettings) -> PropertySettings {
        PropertySettings(
            cases: cases ?? weaker.cases, seed: seed ?? weaker.seed, timeLimit: timeLimit ?? weaker.timeLimit,
            caseTimeLimit: caseTimeLimit ?? weaker.caseTimeLimit)
    }

    /// How long one value may take.
    var timeForOneCase: Duration { caseTimeLimit ?? .seconds(10) }

    /// The settings of a search, with what is left open as it is by default.
    var search: SearchSettings {
        SearchSettings(cases: cases ?? 1_000, seed: seed ?? 0, timeLimit: timeLimit)
    }
}
