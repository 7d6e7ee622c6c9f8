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
            let start = watch.now()
            let isTooLate = watch.shrinkStop()
            if var counterexample = shrink(failure, trial, unless: [], isTooLate) {
                findStateDependence(of: &counterexample, isTooLate)
                counterexample.explain(property, settings, isTooLate)
                report.counterexamples.append(counterexample)
            }
            watch.noteShrinking(since: start)
            return
        }
        starts[failure.id]?.insert(trial, size: size)
    }

    /// Shrinks from the stored starts, after the search.
    mutating func shrinkFurther() {
        let isTooLate = watch.shrinkStop()
        let first = report.counterexamples
        for index in report.counterexamples.indices {
            shrinkFromOtherStarts(&report.counterexamples[index], isTooLate)
        }
        let minima = report.counterexamples
        for index in report.counterexamples.indices {
            shrink(&report.counterexamples[index], fromOneOf: minima, isTooLate)
            if report.counterexamples[index].choices != first[index].choices {
                report.counterexamples[index].explain(property, settings, isTooLate)
            }
        }
    }

    /// Shrinks from the stored starts, and keeps the simplest result.
    private func shrinkFromOtherStarts(
        _ best: inout Counterexample<Value>, _ isTooLate: @escaping () -> Bool
    ) {
        for trial in starts[best.failure.id]?.trials ?? [] {
            if isTooLate() { return best.shrinking = .cancelled }
            best.improve(with: shrink(best.failure, trial, unless: best.choices, isTooLate))
        }
    }

    /// Tries the minima of other failures as starts, if there may be several: a small value that fails in one way
    /// often fails in another.
    private func shrink(
        _ best: inout Counterexample<Value>, fromOneOf minima: [Counterexample<Value>],
        _ isTooLate: @escaping () -> Bool
    ) {
        guard settings.shrinkStarts > 1 else { return }
        for other in minima where other.choices.isSimpler(than: best.choices) {
            if isTooLate() { return best.shrinking = .cancelled }
            let value = property.generator.value(of: other.choices) ?? other.value
            settings.monitor?.prepare(other.choices)
            guard let failure = property.failure(best.failure.id, of: value) else { continue }
            best.improve(
                with: property.shrunk(
                    failure, from: ChoiceSource(replaying: other.choices), caseIndex: other.caseIndex,
                    settings, isCancelled: isTooLate, known: best.choices, teller: teller))
        }
    }

    private func shrink(
        _ failure: Failure, _ trial: Trial, unless known: [Choice], _ isTooLate: @escaping () -> Bool
    ) -> Counterexample<Value>? {
        property.shrunk(
            failure, from: trial.source.recorded, caseIndex: trial.index, settings, isCancelled: isTooLate,
            known: known, teller: teller)
    }
}

extension Counterexample {
    /// Replaces this counterexample by another if that is simpler, but for the case that failed first; the executions of
    /// both count.
    fileprivate mutating func improve(with other: Counterexample?) {
        guard let other else { return }
        let executions = self.executions + other.executions
        let (original, caseIndex) = (self.original, self.caseIndex)
        // A simpler value that does not fail again is no better.
        let isSure = other.recurrence == .recurs || recurrence != .recurs
        if isSure, other.choices.isSimpler(than: choices) { self = other }
        self.executions = executions
        (self.original, self.caseIndex) = (original, caseIndex)
        if other.shrinking == .cancelled { shrinking = .cancelled }
    }
}
