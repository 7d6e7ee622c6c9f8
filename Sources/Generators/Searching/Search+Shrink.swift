extension Search {
    /// Shrinks the first failure of each id, and stores some later ones as further starts.
    mutating func note(_ failure: Failure, _ trial: Trial, size: Int) {
        guard !settings.knownIDs.contains(failure.id) else { return }
        guard found.contains(failure.id) else {
            found.append(failure.id)
            teller?.casesDone = report.casesRun
            teller?.idsFound = found
            starts[failure.id] = ShrinkStarts(limit: settings.shrinkStarts - 1)
            settings.onFailure?(failure)
            if let counterexample = shrink(failure, trial, unless: []) {
                report.counterexamples.append(counterexample)
            }
            return
        }
        starts[failure.id]?.insert(trial, size: size)
    }

    /// Shrinks from the stored starts, after the search.
    mutating func shrinkFurther() {
        for index in report.counterexamples.indices { shrinkFromOtherStarts(&report.counterexamples[index]) }
        let minima = report.counterexamples
        for index in report.counterexamples.indices {
            shrink(&report.counterexamples[index], fromOneOf: minima)
        }
    }

    /// Shrinks from the stored starts, and keeps the simplest result.
    private func shrinkFromOtherStarts(_ best: inout Counterexample<Value>) {
        for trial in starts[best.failure.id]?.trials ?? [] {
            if watch.isTooLateToShrink() { return best.shrinking = .cancelled }
            best.improve(with: shrink(best.failure, trial, unless: best.choices))
        }
    }

    /// Tries the minima of other failures as starts, if there may be several: a small value that fails in one way
    /// often fails in another.
    private func shrink(_ best: inout Counterexample<Value>, fromOneOf minima: [Counterexample<Value>]) {
        guard settings.shrinkStarts > 1 else { return }
        for other in minima where other.choices.isSimpler(than: best.choices) {
            if watch.isTooLateToShrink() { return best.shrinking = .cancelled }
            settings.monitor?.beginChecking(other.choices)
            guard property.failure(best.failure.id, of: other.value) != nil else { continue }
            best.improve(
                with: property.shrunk(
                    best.failure, from: ChoiceSource(replaying: other.choices), caseIndex: other.caseIndex,
                    settings, isCancelled: watch.isTooLateToShrink, known: best.choices, teller: teller))
        }
    }

    private func shrink(_ failure: Failure, _ trial: Trial, unless known: [Choice]) -> Counterexample<Value>?
    {
        property.shrunk(
            failure, from: trial.source.recorded, caseIndex: trial.index, settings,
            isCancelled: watch.isTooLateToShrink, known: known, teller: teller)
    }
}

extension Counterexample {
    /// Replaces this counterexample by another if that is simpler, but for the value that failed first; the executions of
    /// both count.
    fileprivate mutating func improve(with other: Counterexample?) {
        guard let other else { return }
        let executions = self.executions + other.executions
        let original = self.original
        if other.choices.isSimpler(than: choices) { self = other }
        self.executions = executions
        self.original = original
        if other.shrinking == .cancelled { shrinking = .cancelled }
    }
}
