/// Searches for values that break a property, and shrinks one for each id of failure.
///
/// If the generator has no more choice sequences than the requested cases (and at most 2^20), and a few draws suffice
/// to establish that, each sequence is checked once instead: see ``enumerate(_:atMost:_:)``.
///
/// The search is deterministic: the same property and settings give the same report, except for the time taken and
/// for the effects of a time limit or a cancellation.
public func search<Value>(
    _ property: Property<Value>, _ settings: SearchSettings = SearchSettings()
) -> SearchReport<Value> {
    let watch = SearchWatch(settings)
    let isSmall =
        settings.enumeratesFewValues
        && property.watched(by: settings.monitor).generator
            .isSmall(atMost: settings.cases, isTooLate: watch.isTooLateToSearch)
    var search = Search(
        property, settings, watch, enumerating: isSmall ? SequenceEnumerator(atMost: settings.cases) : nil)
    return search.run()
}

/// The state of a running search.
struct Search<Value> {
    /// The factor by which the number of cases may grow until coverage requirements are decided.
    private static var extraCases: Int { 32 }

    /// The property, which reports its steps to the monitor.
    let property: Property<Value>
    /// The property alone; the search reports the steps of its cases, in fewer calls.
    let unwatched: Property<Value>
    private let monitor: SearchMonitor?
    let settings: SearchSettings
    var watch: SearchWatch
    let teller: ProgressTeller?
    var report: SearchReport<Value>
    var found: [String] = []
    var starts: [String: ShrinkStarts] = [:]
    let isObserved: Bool
    private let isTimed: Bool
    let isTargeted: Bool
    var tally: Tally<Value>
    var climbers: [HillClimber<Value>]
    /// The index of the climber that proposed a case last.
    var turn = 0
    private var enumerator: SequenceEnumerator?
    /// The enumerator at its first sequence; nil if cases are random.
    let firstEnumerator: SequenceEnumerator?
    var health = HealthWatch()
    private(set) var caseIndex = 0
    /// The number of cases to check; it grows while coverage requirements are undecided.
    private var goal: Int

    /// Makes a search of random cases, or of all cases of an enumeration, whose time began with the watch.
    init(
        _ property: Property<Value>, _ settings: SearchSettings, _ watch: SearchWatch,
        enumerating enumerator: SequenceEnumerator? = nil
    ) {
        self.property = property.watched(by: settings.monitor)
        unwatched = property
        monitor = settings.monitor
        self.settings = settings
        self.enumerator = enumerator
        firstEnumerator = enumerator
        isTimed = settings.timeLimit != nil || settings.onProgress != nil
        self.watch = watch
        teller = ProgressTeller(settings, watch)
        report = SearchReport(seed: settings.seed)
        isObserved = !property.observations.isEmpty
        tally = Tally(property.observations)
        goal = settings.cases
        climbers = HillClimber.all(for: property, seed: settings.seed)
        isTargeted = !climbers.isEmpty
    }

    mutating func run() -> SearchReport<Value> {
        report.ending = searchEnding()
        if report.permanentRejection != nil { report.ending = .tooManyDiscards }
        if enumerator != nil { tally.endEnumeration(isExhausted: report.ending == .exhausted) }
        report.statistics = tally.statistics
        report.statistics.scores = climbers.map { Score(name: $0.name, best: $0.best) }
        shrinkFurther()
        report.problems = (health.problems(report, settings) + unusedRules + changingValue).filter {
            problem in
            problem.kind.map { !settings.ignoredProblems.contains($0) } ?? true
        }
        report.elapsed = watch.elapsed
        return report
    }

    /// The problem of rules that drew no step in a search without a failure.
    private var unusedRules: [HealthProblem] {
        guard let census = property.census, report.counterexamples.isEmpty else { return [] }
        // Random cases stand for those of an enumeration, which tried every rule.
        let count = report.ending == .exhausted ? settings.cases : report.casesRun
        let unused = census.unused(inFirst: count) { index in
            guard !watch.isTooLateToSearch() else { return nil }
            var source = randomTrial(index).source
            return try? unwatched.generator.generate(from: &source)
        }
        if watch.isTooLateToSearch() { return [] }
        if unused.count == census.rules.count { return [.noSteps(rules: unused)] }
        return unused.isEmpty ? [] : [.unusedRules(unused)]
    }

    /// The problem of a generator that draws nothing and takes its values from elsewhere, so that one case stands for all.
    private var changingValue: [HealthProblem] {
        guard report.ending == .exhausted, report.casesRun == 1 else { return [] }
        func value() -> (any Equatable)? {
            var source = ChoiceSource(replaying: [Choice]())
            return try? unwatched.generator.generate(from: &source) as? any Equatable
        }
        guard let first = value() else { return [] }
        for _ in 0..<8 where !watch.isTooLateToSearch() {
            guard let other = value(), !first.resembles(other) else { continue }
            return [.changingValue("\(first)", "\(other)")]
        }
        return []
    }

    /// Checks cases until the search ends, and returns the reason.
    private mutating func searchEnding() -> SearchEnding {
        while report.permanentRejection == nil, let trial = nextTrial() {
            // Reading the clock takes longer than many a case.
            let elapsed = isTimed ? watch.elapsed : .zero
            if let ending = endingBeforeCase(elapsed) { return ending }
            if isTimed { teller?.tell(casesDone: report.casesRun, at: elapsed) }
            check(trial)
        }
        if let enumerator {
            guard enumerator.isExhausted else { return .limitReached }
            // A property of no values holds vacuously, which is not evidence.
            return report.casesRun == 0 ? .tooManyDiscards : .exhausted
        }
        return hasFoundAll ? .allFound : .allCasesRun
    }

    private mutating func nextTrial() -> Trial? {
        if let enumerator {
            return enumerator.values.map { Trial(index: caseIndex, isSample: true, origin: .enumerated($0)) }
        }
        guard hasCasesLeft() else { return nil }
        if isTargeted, let mutation = nextMutation() {
            return Trial(index: caseIndex, isSample: false, origin: .mutated(mutation))
        }
        return randomTrial(caseIndex)
    }

    /// The random case of an index.
    func randomTrial(_ index: Int) -> Trial {
        Trial(
            index: index, isSample: index > max(0, ChoiceSource.edgeCases(of: settings.cases)),
            origin: .seed(settings.seed, of: settings.cases))
    }

    /// Generates and checks one case.
    private mutating func check(_ trial: Trial) {
        caseIndex += 1
        var source = trial.source
        let verdict =
            isObserved || HealthWatch.times(trial.index)
            ? observedVerdict(on: &source, of: trial) : verdict(on: &source, of: trial)
        health.note(isOverrun: source.isOverrun)
        if enumerator != nil { enumerator?.advance(past: source.choices) }
        switch verdict {
        case .holds: report.casesRun += 1
        case .discarded(let rejection): report.note(rejection)
        case .fails(let failures):
            report.casesRun += 1
            for failure in failures { note(failure, trial, size: source.draws) }
        }
    }

    @inline(__always)
    private mutating func verdict(on source: inout ChoiceSource, of trial: Trial) -> Verdict {
        do throws(Rejection) {
            return verdict(on: try generate(from: &source, for: trial))
        } catch {
            return .discarded(error)
        }
    }

    /// Generates the value of a case, which is checked next.
    ///
    /// Like the next function, it would have to copy the search if it were not mutating.
    @inline(__always)
    mutating func generate(from source: inout ChoiceSource, for trial: Trial) throws(Rejection) -> Value {
        monitor?.beginGenerating(case: trial.index, after: report.casesRun)
        do throws(Rejection) {
            let value = try unwatched.generator.generate(from: &source)
            monitor?.beginChecking(source.choices)
            return value
        } catch {
            monitor?.end()
            throw error
        }
    }

    /// Checks the value of a case.
    @inline(__always)
    mutating func verdict(on value: Value) -> Verdict {
        let verdict = unwatched.verdict(on: value)
        monitor?.end()
        return verdict
    }

    /// Whether there are cases left to check; doubles their number while coverage requirements are undecided.
    ///
    /// Requirements are judged only when the number of cases has doubled. A verdict after each case, with a stop at
    /// the first decision, would lose most of the confidence. With at most six verdicts the loss is small.
    private mutating func hasCasesLeft() -> Bool {
        if report.casesRun < goal { return true }
        let (most, overflow) = settings.cases.multipliedReportingOverflow(by: Self.extraCases)
        guard !overflow, goal < most, found.isEmpty, tally.isUndecided else { return false }
        goal *= 2
        return true
    }

    private var hasFoundAll: Bool {
        settings.stopWhenFound.map { !$0.isEmpty && $0.isSubset(of: found) } ?? false
            || settings.endsWithFirstFailure && !found.isEmpty
    }

    /// The time for the cases; half of the limit where further failing cases are to be shrunk after them.
    private var searchLimit: Duration? {
        settings.timeLimit.map { settings.shrinkStarts > 1 && !found.isEmpty ? $0 / 2 : $0 }
    }

    private func endingBeforeCase(_ elapsed: Duration) -> SearchEnding? {
        if hasFoundAll { return .allFound }
        if settings.isCancelled() { return .cancelled }
        if let searchLimit, elapsed >= searchLimit { return .outOfTime }
        guard enumerator == nil else { return nil }
        if report.casesRun == 0, health.overruns >= HealthWatch.mostOverruns { return .tooManyDiscards }
        let allowed = max(100, settings.discardRatio * Double(max(report.casesRun, 1)))
        return Double(report.discards) > allowed ? .tooManyDiscards : nil
    }
}

extension Equatable {
    /// Whether another value is equal to it or, as NaN is, reads the same.
    fileprivate func resembles(_ other: any Equatable) -> Bool {
        other as? Self == self || "\(other)" == "\(self)"
    }
}
