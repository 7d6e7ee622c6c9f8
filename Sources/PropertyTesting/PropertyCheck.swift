import Generators
import Testing

/// One call of `check` with a property.
struct PropertyCheck<Value>: RunnableCheck {
    /// The property to check, with its generator, body and observations.
    let property: Property<Value>
    let arguments: PropertySettings
    /// A replay token of the only value to check; nil to search.
    let token: String?
    /// The tokens of earlier failures; nil if none are saved.
    let saved: SavedTokens?
    let sourceLocation: SourceLocation

    func verdict(_ settings: PropertySettings, in test: Test) async -> CheckVerdict {
        let thread = CheckThread(limit: settings.timeForOneCase)
        return await thread.verdict(in: test, onTimeout: { CheckVerdict(timeoutAt: $0, of: self, settings) })
        {
            judge(settings, thread.monitor, $0)
        }
    }

    /// Replays the token or the saved ones, or searches.
    private func judge(
        _ settings: PropertySettings, _ monitor: SearchMonitor, _ collector: IssueCollector
    ) -> CheckVerdict {
        let property = self.property.checked(by: { value in
            try collector.failures { try self.property.body(value) }
        })
        if let token { return replayed(token, property) }
        do {
            let earlier = try saved?.verdict(on: property) ?? CheckVerdict()
            guard earlier.holds else { return earlier }
            var search = settings.search
            search.monitor = monitor
            search.isCancelled = { Task.isCancelled }
            let report = Generators.search(property, search)
            if settings.isSaving { try saved?.save(report.counterexamples) }
            return CheckVerdict(report, explaining: property).adding(earlier)
        } catch {
            return CheckVerdict(problem: "\(error)")
        }
    }

    private func replayed(_ token: String, _ property: Property<Value>) -> CheckVerdict {
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
