extension Search {
    /// The greatest number of earlier cases to compare a minimum with, and to run again before a value.
    private static var mostEarlierCases: Int { 1_000 }

    /// Looks for signs that the outcome of a body depends on the values that it checked before.
    func findStateDependence(of counterexample: inout Counterexample<Value>, _ isTooLate: () -> Bool) {
        if settings.endsWithFirstFailure { return }
        switch counterexample.recurrence {
        case .recurs:
            if let index = earlierCase(of: counterexample, isTooLate) {
                counterexample.recurrence = .notBefore(caseIndex: index)
            }
        case .never:
            if let cases = cases(before: counterexample, isTooLate) {
                counterexample.recurrence = .after(cases: cases)
            }
        case .unconfirmed, .sometimes, .notBefore, .after: break
        }
    }

    /// The last case before the first failure whose value is the minimum, which did not fail in that way then; nil if
    /// there is none.
    ///
    /// The cases are generated again, which takes less time than storing all of them.
    private func earlierCase(of counterexample: Counterexample<Value>, _ isTooLate: () -> Bool) -> Int? {
        earlierTrials(before: counterexample.caseIndex, isTooLate).last { trial in
            !isTooLate()
                && property.generator.generateRecorded(from: trial.source.recorded)?.recording.choices
                    == counterexample.choices
        }?.index
    }

    /// The cases just before a failure after which its value fails again; nil if there are none.
    ///
    /// The last case is tried, then the last two, four and so on.
    /// - Complexity: O(*n*) executions in the number of earlier cases, up to the budget of shrinking.
    private func cases(before counterexample: Counterexample<Value>, _ isTooLate: () -> Bool) -> Range<Int>? {
        let trials = earlierTrials(before: counterexample.caseIndex, isTooLate)
        var budget = settings.shrinkBudget - counterexample.executions
        var count = 1
        while count < 2 * trials.count {
            let tried = trials.suffix(count)
            for trial in tried {
                budget -= 1
                if isTooLate() || budget <= 0 { return nil }
                var source = trial.source
                _ = property.verdict(on: &source)
            }
            let value = property.generator.value(of: counterexample.choices) ?? counterexample.value
            settings.monitor?.prepare(counterexample.choices)
            if property.failure(counterexample.failure.id, of: value) != nil {
                return counterexample.caseIndex - tried.count..<counterexample.caseIndex
            }
            count *= 2
        }
        return nil
    }

    /// The last cases before one; none if they depend on a target, which remembers earlier cases, or if it is too late.
    ///
    /// - Complexity: O(*index*) generations in an enumeration, and O(1) otherwise.
    private func earlierTrials(before index: Int, _ isTooLate: () -> Bool) -> ArraySlice<Trial> {
        guard !isTargeted else { return [] }
        guard var enumerator = firstEnumerator else {
            return ArraySlice((0..<index).suffix(Self.mostEarlierCases).map(randomTrial))
        }
        var trials: ArraySlice<Trial> = []
        for earlier in 0..<index {
            guard !isTooLate(), let values = enumerator.values else { return [] }
            let trial = Trial(index: earlier, isSample: true, origin: .enumerated(values))
            trials.append(trial)
            if trials.count > Self.mostEarlierCases { trials.removeFirst() }
            var source = trial.source
            _ = try? property.generator.generate(from: &source)
            enumerator.advance(past: source.recording.choices)
        }
        return trials
    }
}
