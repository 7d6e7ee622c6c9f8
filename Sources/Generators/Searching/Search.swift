/// Looks for values that break a property, and shrinks one for each id of failure.
///
/// If the generator makes no more choice sequences than cases are asked for (and at most 2^20), and that can be told in
/// few draws, each is checked once instead of some at random: see ``enumerate(_:atMost:_:)``.
///
/// Deterministic: the same property and settings give the same report, but for the time taken and
/// whatever a time limit or a cancellation cut short.
public func search<Value>(
    _ property: Property<Value>, _ settings: SearchSettings = SearchSettings()
) -> SearchReport<Value> {
    let property = property.watched(by: settings.monitor)
    let watch = SearchWatch(settings)
    let isSmall = property.generator.isSmall(atMost: settings.cases, isTooLate: watch.isTooLateToSearch)
    var search = Search(property, settings, enumerating: isSmall ? Odometer(atMost: settings.cases) : nil)
    return search.run()
}

/// One search under way.
struct Search<Value> {
    /// By how much the number of cases may grow to decide whether requirements are met.
    private static var extraCases: Int { 32 }

    let property: Property<Value>
    let settings: SearchSettings
    let watch: SearchWatch
    var report: SearchReport<Value>
    var found: [String] = []
    var starts: [String: ShrinkStarts] = [:]
    /// Asked for each case, which to count a reference to the monitor would slow down.
    private let isMonitored: Bool
    private let isObserved: Bool
    private let isTimed: Bool
    private let isEnumeration: Bool
    private let isTargeted: Bool
    var tally: Tally<Value>
    var climbers: [Climber<Value>]
    /// Which climber proposed a case last.
    var turn = 0
    private var odometer: Odometer?
    var health = HealthWatch()
    private(set) var caseIndex = 0
    /// How many cases to check, as far as is known.
    private var goal: Int

    /// Makes a search, of random cases or of all there are.
    init(_ property: Property<Value>, _ settings: SearchSettings, enumerating odometer: Odometer? = nil) {
        self.property = property
        self.settings = settings
        self.odometer = odometer
        isMonitored = settings.monitor != nil
        isTimed = settings.timeLimit != nil || settings.onProgress != nil
        isEnumeration = odometer != nil
        watch = SearchWatch(settings)
        report = SearchReport(seed: settings.seed)
        isObserved = !property.observations.isEmpty
        tally = Tally(property.observations, confidence: settings.confidence)
        goal = settings.cases
        climbers = Climber.all(for: property, seed: settings.seed)
        isTargeted = !climbers.isEmpty
    }

    mutating func run() -> SearchReport<Value> {
        report.ending = searchEnding()
        if odometer != nil { tally.endEnumeration(isExhausted: report.ending == .exhausted) }
        report.statistics = tally.statistics
        report.statistics.scores = climbers.map { Score(name: $0.name, best: $0.best) }
        shrinkFurther()
        report.problems = health.problems(report, settings)
        report.elapsed = watch.elapsed
        return report
    }

    /// Checks cases until there is a reason to end.
    private mutating func searchEnding() -> SearchEnding {
        var nextProgress = settings.progressInterval
        while let trial = nextTrial() {
            // To read the clock takes longer than many a case.
            let elapsed = isTimed ? watch.elapsed : .zero
            if let ending = endingBeforeCase(elapsed) { return ending }
            if let onProgress = settings.onProgress, elapsed >= nextProgress {
                onProgress(SearchProgress(casesDone: report.casesRun, idsFound: found))
                nextProgress = elapsed + settings.progressInterval
            }
            check(trial)
        }
        if let odometer {
            guard odometer.isExhausted else { return .limitReached }
            // A claim about no value at all holds, and says nothing.
            return report.casesRun == 0 ? .tooManyDiscards : .exhausted
        }
        return hasFoundAll ? .allFound : .allCasesRun
    }

    private mutating func nextTrial() -> Trial? {
        if let odometer {
            return odometer.values.map { Trial(index: caseIndex, isSample: true, origin: .enumerated($0)) }
        }
        guard hasCasesLeft() else { return nil }
        if isTargeted, let mutation = nextMutation() {
            return Trial(index: caseIndex, isSample: false, origin: .mutated(mutation))
        }
        return Trial(
            index: caseIndex, isSample: caseIndex > max(0, ChoiceSource.edgeCases(of: settings.cases)),
            origin: .seed(settings.seed, of: settings.cases))
    }

    /// Generates and checks one case.
    private mutating func check(_ trial: Trial) {
        if isMonitored { settings.monitor?.begin(case: caseIndex) }
        caseIndex += 1
        var source = trial.source
        let verdict =
            isObserved || HealthWatch.times(trial.index)
            ? observedVerdict(on: &source, of: trial) : property.verdict(on: &source)
        health.note(isOverrun: source.isOverrun)
        if isEnumeration { odometer?.advance(past: source.recording.choices) }
        switch verdict {
        case .holds: report.casesRun += 1
        case .discarded: report.discards += 1
        case .fails(let failures):
            report.casesRun += 1
            for failure in failures { note(failure, trial, size: source.draws) }
        }
    }

    /// Whether there are cases left to check, the ones asked for or as many again.
    ///
    /// Requirements are judged only when the number of cases has doubled: to judge after each case and to stop when
    /// the verdict suits would leave little of the confidence. With up to six verdicts it is nearly what it says.
    private mutating func hasCasesLeft() -> Bool {
        if report.casesRun < goal { return true }
        let (most, overflow) = settings.cases.multipliedReportingOverflow(by: Self.extraCases)
        guard !overflow, goal < most, found.isEmpty, tally.isUndecided else { return false }
        goal *= 2
        return true
    }

    private var hasFoundAll: Bool {
        settings.stopWhenFound.map { !$0.isEmpty && $0.isSubset(of: found) } ?? false
    }

    private func endingBeforeCase(_ elapsed: Duration) -> SearchEnding? {
        if hasFoundAll { return .allFound }
        if settings.isCancelled() { return .cancelled }
        if let limit = settings.timeLimit, elapsed >= limit { return .outOfTime }
        guard odometer == nil else { return nil }
        let allowed = max(100, settings.maximumDiscardRatio * Double(max(report.casesRun, 1)))
        return Double(report.discards) > allowed ? .tooManyDiscards : nil
    }
}
