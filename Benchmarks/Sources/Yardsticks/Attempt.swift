import Generators

/// The result of a challenge from one seed.
struct Attempt {
    /// The id of a challenge's failure.
    static let failure = "fails"
    /// The greatest number of cases for one seed.
    private static let cases = 10_000

    /// The number of executions until the first failure.
    let executionsToFind: Int
    /// The result of shrinking; nil if no failure was found.
    let minimum: Minimum?

    struct Minimum {
        let text: String
        let isNormal: Bool
        let executions: Int
    }

    init<Value>(_ property: Property<Value>, seed: UInt64, isNormal: (Value) -> Bool) {
        var settings = SearchSettings(cases: Self.cases, seed: seed)
        settings.stopWhenFound = [Self.failure]
        // The assumption of a challenge may reject most cases.
        settings.discardRatio = 1_000
        let report = search(property, settings)
        executionsToFind = report.casesRun
        minimum = report.counterexamples.first.map { found in
            Minimum(text: "\(found.value)", isNormal: isNormal(found.value), executions: found.executions)
        }
    }
}
