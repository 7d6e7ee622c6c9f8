extension Property {
    /// Generates one case from any source, and shrinks each of its failures.
    ///
    /// A finding of a fuzzer is shrunk in this way: its bytes are a source. The settings limit the shrinking; those
    /// of the search are ignored. The progress is that of a search of this one case.
    public func shrink(
        _ source: ChoiceSource, _ settings: SearchSettings = SearchSettings()
    ) -> [Counterexample<Value>] {
        let source = source.recorded
        var trial = source
        let property = watched(by: settings.monitor)
        guard case .fails(let failures) = property.verdict(on: &trial) else { return [] }
        let unknown = failures.filter { !settings.knownIDs.contains($0.id) }
        let teller = ProgressTeller(settings, SearchWatch(settings))
        teller?.casesDone = 1
        teller?.idsFound = unknown.map(\.id)
        return unknown.compactMap { failure in
            property.shrunk(
                failure, from: source, caseIndex: 0, settings,
                isCancelled: SearchWatch(settings).isTooLateToShrink,
                known: [], teller: teller)
        }
    }

    /// Shrinks one failure of the case that a recording source generates.
    ///
    /// - Parameters:
    ///   - known: the result of an earlier attempt; on reaching it, shrinking stops.
    ///   - teller: tells the progress; nil if nobody listens.
    func shrunk(
        _ failure: Failure, from source: ChoiceSource, caseIndex: Int, _ settings: SearchSettings,
        isCancelled: @escaping () -> Bool, known: [Choice], teller: ProgressTeller?
    ) -> Counterexample<Value>? {
        settings.monitor?.begin(case: caseIndex)
        var source = source
        guard var value = try? generator.generate(from: &source) else { return nil }
        if source.isExploring {
            // An enumeration omits unused choices, which a token must contain.
            source = ChoiceSource(replaying: source.recording.choices)
            guard let again = try? generator.generate(from: &source) else { return nil }
            value = again
        }
        let original = value
        var shrinker = Shrinker(
            generator: generator, value: value, recording: source.recording, budget: settings.shrinkBudget,
            isCancelled: isCancelled, known: known,
            onStep: teller.map { teller in
                { executions, choices in
                    teller.tell(
                        shrinking: ShrinkProgress(id: failure.id, executions: executions, choices: choices))
                }
            },
            stillFails: { self.failure(failure.id, of: $0) != nil })
        let ending = shrinker.run()
        settings.monitor?.beginChecking(shrinker.recording.choices)
        let simplest = self.failure(failure.id, of: shrinker.value)
        return Counterexample(
            failure: simplest ?? failure, value: shrinker.value, original: original,
            choices: shrinker.recording.choices, caseIndex: caseIndex, executions: shrinker.executions,
            shrinking: simplest == nil ? .notReproduced : ending)
    }
}
