import Testing

/// One call of `check`.
protocol RunnableCheck: Sendable {
    /// The settings passed as arguments.
    var arguments: PropertySettings { get }
    /// The location of the call.
    var sourceLocation: SourceLocation { get }

    /// Searches, and returns the verdict.
    func verdict(_ settings: PropertySettings, in test: Test) async -> CheckVerdict
}

extension RunnableCheck {
    /// Runs the check, and records an issue if it fails.
    ///
    /// - Parameters:
    ///   - test: the test to which the issue belongs.
    ///   - environment: the settings from the environment.
    func run(
        in test: Test? = .current,
        environment: Result<PropertySettings, PropertySettings.MalformedVariable> = PropertySettings.ofProcess
    ) async {
        do {
            let settings = arguments.or(.ofTraits).or(try environment.get())
            guard let test else { throw CheckError.outsideTest }
            await verdict(settings, in: test)
                .record(at: sourceLocation, showingStatistics: settings.showsStatistics ?? false)
        } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
        }
    }
}

/// The reason why a check cannot start.
enum CheckError: Error, CustomStringConvertible {
    /// There is no current test to which issues could belong.
    case outsideTest

    /// The description of the error.
    var description: String { "check has to be called in the task of a test: none is current here" }
}
