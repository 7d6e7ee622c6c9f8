import Generators

/// What one seed led to.
struct Attempt {
    /// The id of the one failure that a challenge has.
    static let failure = "fails"
    /// How many cases a seed may take.
    private static let cases = 10_000

    /// How often the property ran until it failed.
    let executionsToFind: Int
    /// What the failure shrank to; nothing if none was found.
    let minimum: Minimum?

    struct Minimum {
        let text: String
        let isNormal: Bool
        let executions: Int
    }

    init<Value>(_ property: Property<Value>, seed: UInt64, isNormal: (Value) -> Bool) {
        var settings = SearchSettings(cases: Self.cases, seed: seed)
        settings.stopWhenFound = [Self.failure]
        // A challenge may be about a precondition that few cases meet.
        settings.maximumDiscardRatio = 1_000
        let report = search(property, settings)
        executionsToFind = report.casesRun
        minimum = report.counterexamples.first.map { found in
            Minimum(text: "\(found.value)", isNormal: isNormal(found.value), executions: found.executions)
        }
    }
}
