import Generators
import Testing

/// One call of `check`.
struct PropertyCheck<Value>: Sendable {
    /// The property to check, with its generator, body and observations.
    let property: Property<Value>
    /// The settings passed as arguments.
    let arguments: PropertySettings
    /// A replay token of the only value to check; nil to search.
    let token: String?
    /// The location of the call.
    let sourceLocation: SourceLocation

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
            await verdict(settings, in: test).record(at: sourceLocation)
        } catch {
            Issue.record("\(error)", sourceLocation: sourceLocation)
        }
    }

    /// Runs the search on a thread of its own, and waits for its end or its timeout.
    private func verdict(_ settings: PropertySettings, in test: Test) async -> CheckVerdict {
        let monitor = SearchMonitor()
        let watchdog = Watchdog(monitor, limit: settings.timeForOneCase)
        let verdict = Promise<CheckVerdict>()
        let collector = IssueCollector()
        let search = Task(executorPreference: ThreadExecutor()) {
            do {
                try await collector.collecting(in: test) {
                    verdict.fulfil(judge(settings, monitor, collector))
                }
            } catch {
                verdict.fulfil(CheckVerdict(problem: "\(error)"))
            }
            watchdog.stop()
        }
        watchdog.start { step in
            search.cancel()
            verdict.fulfil(CheckVerdict(timeoutAt: step, of: self, settings))
        }
        return await withTaskCancellationHandler {
            await verdict.get()
        } onCancel: {
            search.cancel()
        }
    }

    /// Searches, or replays the token.
    private func judge(
        _ settings: PropertySettings, _ monitor: SearchMonitor, _ collector: IssueCollector
    ) -> CheckVerdict {
        let property = self.property.checked(by: { value in
            try collector.failures { try self.property.body(value) }
        })
        guard let token else {
            var search = settings.search
            search.monitor = monitor
            search.isCancelled = { Task.isCancelled }
            return CheckVerdict(Generators.search(property, search), explaining: property)
        }
        do {
            let value = try replay(ReplayToken(parsing: token), property.generator)
            return CheckVerdict(try property.body(value), of: value)
        } catch let rejection as Rejection {
            return CheckVerdict(problem: "the body discards the value of \(token): \(rejection.reason)")
        } catch {
            return CheckVerdict(problem: "\(token) cannot be replayed: \(error)")
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
