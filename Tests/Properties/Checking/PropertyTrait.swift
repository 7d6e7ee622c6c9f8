import Testing

/// Settings for the checks of a test, or of all tests of a suite and the suites in it; see ``PropertySettings``.
struct PropertyTrait: TestTrait, SuiteTrait, TestScoping {
    /// What the trait says.
    let settings: PropertySettings

    /// Runs a test, or a suite, with these settings; those of suites around it fill in what they leave open.
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await PropertySettings.$ofTraits.withValue(
            settings.or(PropertySettings.ofTraits), operation: function)
    }
}

extension Trait where Self == PropertyTrait {
    /// Sets how far checks go.
    ///
    ///     @Suite(.property(cases: 10_000)) struct SortingTests { … }
    static func property(
        cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil
    ) -> PropertyTrait {
        PropertyTrait(
            settings: PropertySettings(
                cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit))
    }
}
