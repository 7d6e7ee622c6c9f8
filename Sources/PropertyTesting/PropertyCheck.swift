import Foundation
import Generators
import Testing

/// One call of `check` with a property.
struct PropertyCheck<Value>: RunnableCheck {
    /// The property to check, with its generator, body and observations.
    let property: Property<Value>
    let arguments: PropertySettings
    /// A replay token of the only value to check; nil to search.
    let token: String?
    /// The tokens of earlier failures; nil if the check names no file for them.
    let saved: SavedTokens?
    /// The values to check first.
    var examples: @Sendable () -> [Value] = { [] }
    /// Whether the body is suspended, if it is asynchronous.
    var isSuspended: (@Sendable () -> Bool)?
    /// Whether the search ends with the first value that fails.
    var endsWithFirstFailure = false
    /// Whether the body draws the values while it runs; see ``DrawingCase``.
    var isDrawnByBody = false
    let sourceLocation: SourceLocation
    var explores: Bool { true }

    /// The number of other values to try for each part of a minimum.
    private static var explanationTries: Int { 20 }

    func verdict(_ settings: PropertySettings, of call: CheckCall) async -> CheckVerdict {
        if !CheckVerdict.isNested, let child = IsolatedChild.current {
            await answer(child, settings, of: call)
        }
        let places = UnfinishedChecks(at: sourceLocation)
        let unfinished = places.takeUnfinished()
        let suspect = if let unfinished { await record(unfinished) } else { nil as [Choice]? }
        let saved = saved ?? SavedTokens(of: call, at: sourceLocation)
        // What ended a process once may do so again.
        let isForced =
            settings.isolation == nil && (unfinished != nil || token == nil && saved?.endsProcess == true)
        if isDrawnByBody {
            if settings.isolation == .process { warnOfIsolation() }
        } else if isForced || settings.isolation == .process {
            let isolated = Task(executorPreference: ThreadExecutor()) {
                IsolatedCheck(call: call, settings: settings, suspect: suspect).verdict()
            }
            return await withTaskCancellationHandler {
                await isolated.value
            } onCancel: {
                isolated.cancel()
            }
        }
        let file = places.begin(settings)
        defer { file?.end() }
        let monitor = SearchMonitor(onStep: file.map { $0.record.store })
        return await verdict(settings, monitor, saved, in: call.test, isCancelled: { Task.isCancelled }) {
            collector, body throws(Rejection) in
            try collector.failures(isAlone: false, body)
        }
    }

    /// Runs the check in this process for another one, and ends the process.
    private func answer(_ child: IsolatedChild, _ settings: PropertySettings, of call: CheckCall) async
        -> Never
    {
        child.begin()
        var settings = settings
        settings.timeLimit = child.task.timeLimit.map { .seconds($0) }
        settings.seed = child.task.seed
        let monitor = SearchMonitor { step in
            if step.isRunning, step.isGenerating { child.tell(.generating(caseIndex: step.caseIndex)) }
        }
        let journal = Journal(child, monitor)
        let saved = saved ?? SavedTokens(of: call, at: sourceLocation)
        let verdict = await verdict(
            settings, monitor, saved, in: call.test, suspect: child.task.suspect,
            stopWhenFound: child.task.known,
            isCancelled: { Task.isCancelled || child.task.isLast && journal.isReplayed }
        ) { collector, body throws(Rejection) in
            try journal.failures { () throws(Rejection) in try collector.failures(isAlone: true, body) }
        }
        child.tell(.verdict(verdict))
        _exit(0)
    }

    /// Runs the check on a thread of this process.
    ///
    /// - Parameters:
    ///   - suspect: the choices of a value at which the process of the last run ended, to be checked before a search.
    ///   - known: the failures after which no further case is checked.
    ///   - isCancelled: whether to end the search.
    ///   - check: calls the body, and collects its failures.
    private func verdict(
        _ settings: PropertySettings, _ monitor: SearchMonitor, _ saved: SavedTokens?, in test: Test,
        suspect: [Choice]? = nil, stopWhenFound known: Set<String>? = nil,
        isCancelled: @escaping @Sendable () -> Bool,
        check: @escaping @Sendable (IssueCollector, () throws -> [Failure]) throws(Rejection) -> [Failure]
    ) async -> CheckVerdict {
        let thread = CheckThread(
            monitor: monitor, limit: settings.timeForOneCase, timeLimit: settings.timeLimit,
            isSuspended: isSuspended)
        return await thread.verdict(
            in: test,
            onTimeout: { step, overtime in abandoned(overtime, at: step, monitor, settings, saved) },
            of: { collector in
                let check = DrawingCase.Collector { body throws(Rejection) in try check(collector, body) }
                return DrawingCase.$collector.withValue(check) {
                    judge(
                        settings, monitor, saved, suspect: suspect, stopWhenFound: known,
                        isCancelled: isCancelled, check: check)
                }
            })
    }

    /// The verdict of a check that is abandoned inside a value; saves what was found before.
    private func abandoned(
        _ overtime: CheckThread.Overtime, at step: SearchMonitor.Step, _ monitor: SearchMonitor,
        _ settings: PropertySettings, _ saved: SavedTokens?
    ) -> CheckVerdict {
        let findings = monitor.findings
        var verdict = CheckVerdict(overtime, at: step, after: findings, of: self, settings)
        if settings.isSaving { verdict.save(findings.map { ($0.choices, $0.failure) }, in: saved) }
        return verdict
    }

    /// Replays the token or the saved ones, or searches.
    ///
    /// - Parameters:
    ///   - check: calls the body, and collects its failures.
    private func judge(
        _ settings: PropertySettings, _ monitor: SearchMonitor, _ saved: SavedTokens?,
        suspect: [Choice]?, stopWhenFound known: Set<String>?, isCancelled: @escaping @Sendable () -> Bool,
        check: DrawingCase.Collector
    ) -> CheckVerdict {
        let property = self.property.checked(by: { value in
            try check.failures { try self.property.body(value) }
        })
        let watched = property.watched(by: monitor)
        if let token { return replayed(token, watched) }
        let start = ContinuousClock.now
        do {
            let earlier = verdictOnExamples(watched).adding(
                try saved?.verdict(on: watched, isExact: !isDrawnByBody) ?? CheckVerdict())
            guard earlier.holds else { return earlier }
            var search = settings.search
            search.monitor = monitor
            search.isCancelled = isCancelled
            search.stopWhenFound = known
            search.endsWithFirstFailure = endsWithFirstFailure
            search.timeLimit = settings.timeLimit.map { $0.asLimit - (ContinuousClock.now - start) }
            search.explanationTries = Self.explanationTries
            search.enumeratesFewValues = !isDrawnByBody
            let repeated = suspect.map { property.shrink(ChoiceSource(replaying: $0), search) } ?? []
            let report = repeated.isEmpty ? Generators.search(property, search) : nil
            var verdict = report.map { CheckVerdict($0) } ?? CheckVerdict(ofLastRun: repeated)
            if settings.isSaving {
                let found = report?.counterexamples ?? repeated
                verdict.save(found.map { ($0.choices, $0.failure) }, in: saved)
            }
            return verdict.adding(earlier)
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
            let value = replays(of: parsed, property.generator, isExact: !isDrawnByBody)
            let first = try value()
            let failures = try property.body(first)
            return CheckVerdict(failures, of: failures.isEmpty ? first : (try? value()) ?? first)
        } catch let rejection as Rejection {
            return CheckVerdict(problem: "the body discards the value of \(token): \(rejection.reason)")
        } catch {
            return CheckVerdict(problem: "\(token) cannot be replayed: \(error)")
        }
    }
}
