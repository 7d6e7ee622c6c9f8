import Generators

/// How far a check goes.
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
