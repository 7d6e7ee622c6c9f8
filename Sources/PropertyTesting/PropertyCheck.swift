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
    /// Whether the body is asynchronous.
    var isAsynchronous = false
    /// The values to check first.
    var examples: @Sendable () -> [Value] = { [] }
    let sourceLocation: SourceLocation

    /// The number of other values to try for each part of a minimum.
    private static var explanationTries: Int { 20 }

    func verdict(_ settings: PropertySettings, in test: Test) async -> CheckVerdict {
        let places = UnfinishedChecks(at: sourceLocation)
        let unfinished = places.takeUnfinished()
        if let unfinished { await record(unfinished) }
        // What ended a process once may do so again. An asynchronous body may need threads that a copy does not have.
        let isForced = unfinished != nil && settings.isolation == nil && !isAsynchronous
        if isForced || settings.isolation == .process {
            return await isolatedVerdict(settings, in: test)
        }
        let file = places.begin(settings)
        defer { file?.end() }
        let monitor = SearchMonitor(onStep: file.map { $0.record.store })
        let thread = CheckThread(
            monitor: monitor, limit: settings.timeForOneCase, timeLimit: settings.timeLimit)
        return await thread.verdict(
            in: test,
            onTimeout: { step, overtime in abandoned(overtime, at: step, monitor, settings) },
            of: { collector in
                judge(settings, monitor, isCancelled: { Task.isCancelled }) { body throws(Rejection) in
                    try collector.failures(isAlone: false, body)
                }
            })
    }

    private func isolatedVerdict(_ settings: PropertySettings, in test: Test) async -> CheckVerdict {
        // The child processes have watchdogs of their own.
        await CheckThread(limit: settings.timeForOneCase).verdict(
            in: test, onTimeout: { _, _ in CheckVerdict() },
            of: { collector in
                let isolated = IsolatedCheck(settings: settings) { monitor, step, overtime in
                    abandoned(overtime, at: step, monitor, settings)
                }
                return isolated.verdict { child in
                    judge(child.settings, child.monitor, isCancelled: child.isCancelled) {
                        body throws(Rejection) in
                        try child.journal.failures { () throws(Rejection) in
                            try collector.failures(isAlone: true, body)
                        }
                    }
                }
            })
    }

    /// The verdict of a check that is abandoned inside a value; saves what was found before.
    private func abandoned(
        _ overtime: Watchdog.Overtime, at step: SearchMonitor.Step, _ monitor: SearchMonitor,
        _ settings: PropertySettings
    ) -> CheckVerdict {
        let findings = monitor.findings
        var verdict = CheckVerdict(overtime, at: step, after: findings, of: self, settings)
        do {
            if settings.isSaving { try saved?.save(findings.map { ($0.choices, $0.failure) }) }
        } catch {
            verdict.add("\(error)")
        }
        return verdict
    }

    /// Replays the token or the saved ones, or searches.
    ///
    /// - Parameters:
    ///   - check: calls the body, and collects its failures.
    private func judge(
        _ settings: PropertySettings, _ monitor: SearchMonitor, isCancelled: @escaping @Sendable () -> Bool,
        check: @escaping @Sendable (() throws -> [Failure]) throws(Rejection) -> [Failure]
    ) -> CheckVerdict {
        let property = self.property.checked(by: { value in try check { try self.property.body(value) } })
        let watched = property.watched(by: monitor)
        if let token { return replayed(token, watched) }
        let start = ContinuousClock.now
        do {
            let earlier = verdictOnExamples(watched).adding(try saved?.verdict(on: watched) ?? CheckVerdict())
            guard earlier.holds else { return earlier }
            var search = settings.search
            search.monitor = monitor
            search.isCancelled = isCancelled
            search.timeLimit = settings.timeLimit.map { $0.asLimit - (ContinuousClock.now - start) }
            search.explanationTries = Self.explanationTries
            let report = Generators.search(property, search)
            if settings.isSaving { try saved?.save(report.counterexamples.map { ($0.choices, $0.failure) }) }
            return CheckVerdict(report).adding(earlier)
        } catch {
            return CheckVerdict(problem: "\(error)")
        }
    }

    /// Checks the examples.
    private func verdictOnExamples(_ property: Property<Value>) -> CheckVerdict {
        let examples = examples()
        return examples.enumerated().reduce(into: CheckVerdict()) { verdict, example in
            let remark = "example \(example.offset + 1) of \(examples.count)"
            // A rejected example says nothing.
            guard let failures = try? property.body(example.element) else { return }
            let again = failures.isEmpty ? [] : self.examples()
            let value = again.dropFirst(example.offset).first ?? example.element
            verdict = verdict.adding(CheckVerdict(failures, of: value, [remark]))
        }
    }

    private func replayed(_ token: String, _ property: Property<Value>) -> CheckVerdict {
        do {
            let parsed = try ReplayToken(parsing: token)
            let failures = try property.body(try replay(parsed, property.generator))
            return try CheckVerdict(failures, of: try replay(parsed, self.property.generator))
        } catch let rejection as Rejection {
            return CheckVerdict(problem: "the body discards the value of \(token): \(rejection.reason)")
        } catch {
            return CheckVerdict(problem: "\(token) cannot be replayed: \(error)")
        }
    }
}
