import Testing

/// One call of `check`.
package protocol RunnableCheck: Sendable {
    /// The settings passed as arguments.
    var arguments: PropertySettings { get }
    /// The location of the call.
    var sourceLocation: SourceLocation { get }

    /// Whether values are new in every run where no seed is set.
    var explores: Bool { get }

    /// Searches, and returns the verdict.
    func verdict(_ settings: PropertySettings, of call: CheckCall) async -> CheckVerdict
}

extension RunnableCheck {
    /// Runs the check, and records an issue if it fails.
    ///
    /// - Parameters:
    ///   - test: the test to which the issue belongs.
    ///   - environment: the settings from the environment.
    package func run(
        in test: Test? = .current,
        environment: Result<PropertySettings, PropertySettings.MalformedVariable> = PropertySettings.ofProcess
    ) async {
        guard let test else { return OutsideTest.fail(at: sourceLocation) }
        do {
            var settings = arguments.or(.ofTraits).or(try environment.get())
            if !explores { settings.freshSeed = nil }
            let call = CheckCall(in: test, at: sourceLocation)
            let known = CheckVerdict.isNested ? nil : IsolatedChild.current?.verdictOfEarlier(call)
            let verdict = if let known { known } else { await verdict(settings, of: call) }
            call.end(verdict)
            verdict.record(at: sourceLocation, showingStatistics: settings.showsStatistics ?? false)
        } catch {
            Issue.record("\(error)", at: sourceLocation)
        }
    }
}
