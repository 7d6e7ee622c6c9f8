import AirBarModel

extension RecordedCounterexample {
    /// The violation in one sentence: what was recorded, what the bar did, and what was wrong with that.
    ///
    /// Numbers are rounded where that does not hide the violation.
    package var explanation: String {
        guard let (trace, steps) = piece.trace(), !steps.isEmpty else { return violation.text(numbers) }
        // Rows that alone do not show a violation are the last ones before it.
        let index = isReproduced ? violation.step : steps.count - 1
        return invariant.explanation(
            of: violation.at(step: index), in: trace, numbers,
            event: cause(of: trace[index], steps[index].scope))
    }

    /// What happened in the row, if it is not known as one event.
    private func cause(of step: Step, _ scope: RecordedMove.Scope) -> String? {
        if scope == .whole || scope == .pending { return nil }
        if lines.count == 1 { return "the recording began" }
        if invariant.isOfDecision { return "it was not seen in which row the bar decided" }
        return step.kind == .horizontal
            ? "nothing was recorded that happened" : "several things were recorded at once"
    }
}
