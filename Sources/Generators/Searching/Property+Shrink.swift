extension Property {
    /// Generates one case from any source, and shrinks each of its failures.
    ///
    /// A finding of a fuzzer is shrunk in this way: its bytes are a source. The settings limit the shrinking; those
    /// of the search are ignored. The progress is that of a search of this one case.
    public func shrink(
        _ source: ChoiceSource, _ settings: SearchSettings = SearchSettings()
    ) -> [Counterexample<Value>] {
        let watch = SearchWatch(settings)
        let source = source.recorded
        var trial = source
        let property = watched(by: settings.monitor)
        guard case .fails(let failures) = property.verdict(on: &trial) else { return [] }
        let unknown = failures.filter { !settings.knownIDs.contains($0.id) }
        // One for all failures, which share the time.
        let isTooLate = watch.shrinkStop()
        let teller = ProgressTeller(settings, watch)
        teller?.casesDone = 1
        teller?.idsFound = unknown.map(\.id)
        return unknown.compactMap { failure in
            property.shrunk(
                failure, from: source, caseIndex: 0, settings, isCancelled: isTooLate, known: [],
                teller: teller)
        }
    }

    /// Shrinks one failure of the case that a recording source generates, and checks the result again.
    ///
    /// - Parameters:
    ///   - known: the result of an earlier attempt; on reaching it, shrinking stops.
    ///   - teller: tells the progress; nil if nobody listens.
    func shrunk(
        _ failure: Failure, from source: ChoiceSource, caseIndex: Int, _ settings: SearchSettings,
        isCancelled: @escaping () -> Bool, known: [Choice], teller: ProgressTeller?
    ) -> Counterexample<Value>? {
        let monitor = settings.monitor
        monitor?.begin(case: caseIndex)
        guard let (original, recording) = generator.generateRecorded(from: source) else { return nil }
        let isTold = monitor != nil || teller != nil
        func tell(_ step: ShrinkStep) {
            monitor?.note(SearchMonitor.Finding(step, caseIndex: caseIndex))
            teller?.tell(
                shrinking: ShrinkProgress(
                    id: failure.id, executions: step.executions, choices: step.choices))
        }
        var shrinker = Shrinker(
            generator: generator, value: original, failure: failure, recording: recording,
            budget: settings.shrinkBudget, isCancelled: isCancelled, known: known,
            onStep: isTold ? tell : nil,
            check: { self.failure(failure.id, of: $0) })
        monitor?.note(SearchMonitor.Finding(shrinker.step, caseIndex: caseIndex))
        let ending = shrinker.run()
        monitor?.note(SearchMonitor.Finding(shrinker.step, caseIndex: caseIndex, isShrunk: true))
        let rerun = Rerun(
            property: self, monitor: monitor, isCancelled: isCancelled)
        let first = Rerun.Candidate(failure: failure, value: original, choices: recording.choices)
        let simplest = Rerun.Candidate(
            failure: shrinker.failure, value: shrinker.value, choices: shrinker.recording.choices)
        let (confirmed, recurrence) = rerun.confirm(simplest, orElse: first)
        return Counterexample(
            failure: confirmed.failure, value: confirmed.fresh(generator), original: first.fresh(generator),
            choices: confirmed.choices,
            caseIndex: caseIndex, executions: shrinker.executions, shrinking: ending, recurrence: recurrence)
    }
}

extension Generator {
    /// The value that choices make; nil if they are rejected.
    func value(of choices: [Choice]) -> Value? {
        var source = ChoiceSource(replaying: choices)
        return try? generate(from: &source)
    }

    /// The value of a recording source, and its recording; nil if the choices are rejected.
    func generateRecorded(from source: ChoiceSource) -> (value: Value, recording: Recording)? {
        var source = source
        guard let value = try? generate(from: &source) else { return nil }
        guard source.isExploring else { return (value, source.recording) }
        // An enumeration omits unused choices, which a token must contain.
        return generateRecorded(from: ChoiceSource(replaying: source.recording.choices))
    }
}
