import Generators
import Testing

/// One call of `check`.
struct PropertyCheck<Value>: Sendable {
    /// The values, what is claimed of them, and what is observed of them.
    let property: Property<Value>
    /// What the caller said of how far to go.
    let arguments: PropertySettings
    /// A token of the one value to try, if there is to be one only.
    let token: String?
    /// Where the caller is.
    let sourceLocation: SourceLocation

    /// Checks, and records an issue if that fails.
    ///
    /// - Parameters:
    ///   - test: the test that the issue belongs to.
    ///   - environment: what the environment says.
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

    /// Runs the search on its thread, and waits for it, or until it is stuck.
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
                verdict.fulfil(CheckVerdict(trouble: "\(error)"))
            }
            watchdog.stop()
        }
        watchdog.start { step in
            search.cancel()
            verdict.fulfil(CheckVerdict(stuckAt: step, of: self, settings))
        }
        return await withTaskCancellationHandler {
            await verdict.get()
        } onCancel: {
            search.cancel()
        }
    }

    /// Searches, or tries the value of the token.
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
            return CheckVerdict(trouble: "the body discards the value of \(token): \(rejection.reason)")
        } catch {
            return CheckVerdict(trouble: "\(token) cannot be replayed: \(error)")
        }
    }
}

/// Why a check cannot even begin.
enum CheckError: Error, CustomStringConvertible {
    /// There is no test that its issues would belong to.
    case outsideTest

    /// What is wrong, in words.
    var description: String { "check has to be called in the task of a test: none is current here" }
}
