/// Looks for values that break a property, and shrinks one for each id of failure.
///
/// Deterministic: the same property and settings give the same report, but for the time taken and
/// whatever a time limit or a cancellation cut short.
public func search<Value>(
    _ property: Property<Value>, _ settings: SearchSettings = SearchSettings()
) -> SearchReport<Value> {
    var search = Search(property, settings)
    return search.run()
}

/// One search under way.
struct Search<Value> {
    private let property: Property<Value>
    private let settings: SearchSettings
    private let watch: SearchWatch
    /// Asked for each case, which to count a reference to the monitor would slow down.
    private let isMonitored: Bool
    private var report: SearchReport<Value>
    private var found: [String] = []
    private var starts: [String: ShrinkStarts] = [:]

    init(_ property: Property<Value>, _ settings: SearchSettings) {
        self.property = property.watched(by: settings.monitor)
        self.settings = settings
        isMonitored = settings.monitor != nil
        watch = SearchWatch(settings)
        report = SearchReport(seed: settings.seed)
    }

    mutating func run() -> SearchReport<Value> {
        var nextProgress = settings.progressInterval
        var caseIndex = 0
        while report.casesRun < settings.cases {
            let elapsed = watch.elapsed
            if let ending = endingBeforeCase(elapsed) {
                report.ending = ending
                break
            }
            if let onProgress = settings.onProgress, elapsed >= nextProgress {
                onProgress(SearchProgress(casesDone: report.casesRun, idsFound: found))
                nextProgress = elapsed + settings.progressInterval
            }
            if isMonitored { settings.monitor?.begin(case: caseIndex) }
            var source = ChoiceSource(seed: settings.seed, caseIndex: caseIndex)
            switch property.verdict(on: &source) {
            case .holds: report.casesRun += 1
            case .discarded: report.discards += 1
            case .fails(let failures):
                report.casesRun += 1
                for failure in failures { note(failure, caseIndex, size: source.draws) }
            }
            caseIndex += 1
        }
        if report.ending == .allCasesRun, hasFoundAll { report.ending = .allFound }
        for index in report.counterexamples.indices { shrinkFromOtherStarts(&report.counterexamples[index]) }
        let minima = report.counterexamples
        for index in report.counterexamples.indices {
            shrink(&report.counterexamples[index], fromOneOf: minima)
        }
        report.elapsed = watch.elapsed
        return report
    }

    private var hasFoundAll: Bool {
        settings.stopWhenFound.map { !$0.isEmpty && $0.isSubset(of: found) } ?? false
    }

    private func endingBeforeCase(_ elapsed: Duration) -> SearchEnding? {
        if hasFoundAll { return .allFound }
        if settings.isCancelled() { return .cancelled }
        if let limit = settings.timeLimit, elapsed >= limit { return .outOfTime }
        let allowed = max(100, settings.maximumDiscardRatio * Double(report.casesRun))
        return Double(report.discards) > allowed ? .tooManyDiscards : nil
    }

    /// Shrinks the first failure of each id, and remembers some of the later ones.
    private mutating func note(_ failure: Failure, _ caseIndex: Int, size: Int) {
        guard !settings.knownIDs.contains(failure.id) else { return }
        guard found.contains(failure.id) else {
            found.append(failure.id)
            starts[failure.id] = ShrinkStarts(limit: settings.shrinkStarts - 1)
            settings.onFailure?(failure)
            if let counterexample = shrink(failure, caseIndex, unless: []) {
                report.counterexamples.append(counterexample)
            }
            return
        }
        starts[failure.id]?.insert(caseIndex, size: size)
    }

    /// Shrinks what was remembered, and keeps the result if it is simpler.
    private func shrinkFromOtherStarts(_ best: inout Counterexample<Value>) {
        for caseIndex in starts[best.failure.id]?.caseIndices ?? [] {
            if watch.isTooLateToShrink() { return best.shrinking = .cancelled }
            best.improve(with: shrink(best.failure, caseIndex, unless: best.choices))
        }
    }

    /// Tries the minima of other failures, if there are to be several starts: what is wrong in one way with so
    /// little is often wrong in another.
    private func shrink(_ best: inout Counterexample<Value>, fromOneOf minima: [Counterexample<Value>]) {
        guard settings.shrinkStarts > 1 else { return }
        for other in minima where other.choices.isSimpler(than: best.choices) {
            if watch.isTooLateToShrink() { return best.shrinking = .cancelled }
            settings.monitor?.beginChecking(other.choices)
            guard property.verdict(on: other.value).failure(best.failure.id) != nil else { continue }
            best.improve(
                with: property.shrunk(
                    best.failure, from: ChoiceSource(replaying: other.choices), caseIndex: other.caseIndex,
                    settings, isCancelled: watch.isTooLateToShrink, known: best.choices))
        }
    }

    private func shrink(
        _ failure: Failure, _ caseIndex: Int, unless known: [Choice]
    ) -> Counterexample<Value>? {
        let source = ChoiceSource(seed: settings.seed, caseIndex: caseIndex, isRecording: true)
        return property.shrunk(
            failure, from: source, caseIndex: caseIndex, settings, isCancelled: watch.isTooLateToShrink,
            known: known)
    }
}

extension Counterexample {
    /// Takes another one's place if that is simpler; the executions of both count.
    fileprivate mutating func improve(with other: Counterexample?) {
        guard let other else { return }
        let executions = self.executions + other.executions
        if other.choices.isSimpler(than: choices) { self = other }
        self.executions = executions
        if other.shrinking == .cancelled { shrinking = .cancelled }
    }
}

/// Tells when a search has to stop.
struct SearchWatch: Sendable {
    private let start = ContinuousClock.now
    private let settings: SearchSettings

    init(_ settings: SearchSettings) { self.settings = settings }

    /// The time since the search began.
    var elapsed: Duration { ContinuousClock.now - start }

    /// Whether shrinking has to stop: it was cancelled, or has taken as long again as the search may take.
    ///
    /// What was found in the last moment should not stay as it was found.
    func isTooLateToShrink() -> Bool {
        if settings.isCancelled() { return true }
        return settings.timeLimit.map { elapsed >= $0 * 2 } ?? false
    }
}
