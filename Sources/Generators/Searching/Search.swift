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
    private var report: SearchReport<Value>
    private var found: [String] = []

    init(_ property: Property<Value>, _ settings: SearchSettings) {
        self.property = property
        self.settings = settings
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
            var source = ChoiceSource(seed: settings.seed, caseIndex: caseIndex)
            switch property.verdict(on: &source) {
            case .holds: report.casesRun += 1
            case .discarded: report.discards += 1
            case .fails(let failures):
                report.casesRun += 1
                for failure in failures { note(failure, caseIndex) }
            }
            caseIndex += 1
        }
        if report.ending == .allCasesRun, hasFoundAll { report.ending = .allFound }
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

    /// Shrinks the first failure of each id; later ones of the same id are more of the same.
    private mutating func note(_ failure: Failure, _ caseIndex: Int) {
        guard !settings.knownIDs.contains(failure.id), !found.contains(failure.id) else { return }
        found.append(failure.id)
        settings.onFailure?(failure)
        var source = ChoiceSource(seed: settings.seed, caseIndex: caseIndex, isRecording: true)
        guard let value = try? property.generator.generate(from: &source) else { return }
        var shrinker = Shrinker(
            generator: property.generator, value: value, recording: source.recording,
            budget: settings.shrinkBudget, isCancelled: watch.isOver,
            stillFails: { [property] in property.verdict(on: $0).failure(failure.id) != nil })
        let ending = shrinker.run()
        let simplest = property.verdict(on: shrinker.value).failure(failure.id)
        report.counterexamples.append(
            Counterexample(
                failure: simplest ?? failure, value: shrinker.value,
                choices: shrinker.recording.choices, caseIndex: caseIndex,
                executions: shrinker.executions, shrinking: simplest == nil ? .notReproduced : ending))
    }
}

/// Tells when a search has to stop.
struct SearchWatch: Sendable {
    private let start = ContinuousClock.now
    private let settings: SearchSettings

    init(_ settings: SearchSettings) { self.settings = settings }

    /// The time since the search began.
    var elapsed: Duration { ContinuousClock.now - start }

    /// Whether the search was cancelled or is out of time.
    func isOver() -> Bool {
        if settings.isCancelled() { return true }
        return settings.timeLimit.map { elapsed >= $0 } ?? false
    }
}
