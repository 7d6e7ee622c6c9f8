import Generators
import Testing

extension PropertyCheck {
    /// Records a warning that a body which draws runs in this process, though something else was asked for.
    func warnOfIsolation() {
        let text =
            "isolation: .process is not possible for a body that draws, since nobody else knows what it draws"
        Issue.record(text, severity: .warning, at: sourceLocation)
    }

    /// Records a warning of the value at which the process of the last run ended, before it may end this one.
    func record(_ unfinished: UnfinishedChecks.Unfinished) async {
        let step = unfinished.step
        let work = step.isGenerating ? "generated a value" : "called the body"
        let place = step.caseIndex.map { "case \($0)" } ?? "before the first case"
        // The value may need the deep stack that it was made on.
        let value = await Task(executorPreference: ThreadExecutor()) { () -> String in describe(unfinished) }
            .value
        let text = """
            the process of the last run ended, by a trap, an exit or a kill, while this check \(work)
            \(value)\(place) of PROPERTY_SEED=\(unfinished.seed)
            """
        Issue.record(text, severity: .warning, at: sourceLocation)
    }

    /// The value and its token, in lines of their own; empty if the generator ended the process.
    private func describe(_ unfinished: UnfinishedChecks.Unfinished) -> String {
        let step = unfinished.step
        guard !step.isGenerating, let choices = step.choices else { return "" }
        if step.caseIndex == nil, choices.isEmpty { return "for an example, " }
        var source =
            choices.isEmpty
            ? ChoiceSource(
                seed: unfinished.seed, caseIndex: step.caseIndex ?? 0, of: unfinished.cases, isRecording: true
            )
            : ChoiceSource(replaying: choices)
        guard let value = try? property.generator.generate(from: &source) else { return "" }
        return """
            for \(String(inIssue: value))
                replaying: "\(ReplayToken(source.recording.choices))"

            """
    }
}
