import Generators
import Testing

/// Settings for the checks of a test, or of all tests of a suite and its nested suites.
///
/// The first of these that sets a value decides:
///
/// | | argument of `check` | trait `.property(…)` | environment | default |
/// |---|---|---|---|---|
/// | number of values | `cases: 100` | `cases: 100` | `PROPERTY_CASES=100` | 1000 |
/// | seed | `seed: 7` | `seed: 7` | `PROPERTY_SEED=7` or `PROPERTY_SEED=random` | new in each run, but 0 if `CI` is set |
/// | time limit | `timeLimit: .seconds(5)` | `timeLimit: .seconds(5)` | `PROPERTY_SECONDS=5` | none |
/// | time limit of one value | `caseTimeLimit: .seconds(1)` | `caseTimeLimit: .seconds(1)` | | 10 s |
/// | where the body runs | `isolation: .process` | `isolation: .process` | `PROPERTY_ISOLATION=process` | on a thread |
/// | executions to shrink and explain a failure | | `shrinkBudget: 500` | `PROPERTY_SHRINKS=500` | 5000 |
/// | time to shrink and explain all failures | | `shrinkTimeLimit: .seconds(9)` | `PROPERTY_SHRINK_SECONDS=9` | 300 s |
/// | whether statistics are printed | | `statistics: true` | `PROPERTY_STATISTICS=yes` | no |
/// | token of the only value | `replaying: "1AA…"` | | | |
/// | whether failures are saved | | `savesFailures: false` | `PROPERTY_SAVE=no` or `PROPERTY_SAVE=yes` | yes, unless `CI` is set |
/// | discarded values for each checked one | | `discardRatio: 50` | | 10 |
/// | problems that are no warnings | | `ignoring: [.slowGeneration]` | | none |
///
/// A trait of a test is stronger than one of its suite, and that than one of a suite around it; what either ignores is
/// ignored. A new seed serves all
/// checks of the process, and every issue names it. Checks of bars have the seed 0 where none is set.
public struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
    /// The settings that the trait sets; nil leaves a setting to enclosing suites.
    let settings: PropertySettings

    /// Runs a test or a suite with these settings; enclosing suites fill in those that are nil.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await PropertySettings.$ofTraits.withValue(
            settings.or(PropertySettings.ofTraits), operation: function)
    }
}

extension Trait where Self == PropertyTrait {
    /// Sets the number of cases, the seed, the limits, the isolation, the statistics, the saving and the health of checks.
    ///
    ///     @Suite(.property(cases: 10_000)) struct SortingTests { … }
    public static func property(
        cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
        isolation: CheckIsolation? = nil, shrinkBudget: Int? = nil, shrinkTimeLimit: Duration? = nil,
        statistics: Bool? = nil, savesFailures: Bool? = nil, discardRatio: Double? = nil,
        ignoring problems: Set<HealthProblem.Kind> = []
    ) -> PropertyTrait {
        PropertyTrait(
            settings: PropertySettings(
                cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit,
                isolation: isolation, shrinkBudget: shrinkBudget, shrinkTimeLimit: shrinkTimeLimit,
                showsStatistics: statistics, savesFailures: savesFailures, discardRatio: discardRatio,
                ignored: problems))
    }
}
