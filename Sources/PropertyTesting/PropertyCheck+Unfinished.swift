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
    ///
    /// - Returns: the choices of the value; nil if they are unknown.
    func record(_ unfinished: UnfinishedChecks.Unfinished) async -> [Choice]? {
        let step = unfinished.step
        let work = step.isGenerating ? "generated a value" : "called the body"
        let place = step.caseIndex.map { "case \($0)" } ?? "before the first case"
        // The value may need the deep stack that it was made on.
        let value = await Task(executorPreference: ThreadExecutor()) { describe(unfinished) }.value
        let text = """
            the process of the last run ended, by a trap, an exit or a kill, while this check \(work)
            \(value.text)\(place) of PROPERTY_SEED=\(unfinished.seed)
            """
        Issue.record(text, severity: .warning, at: sourceLocation)
        return value.choices
    }

    /// The value and its token, in lines of their own, and its choices; nothing if the generator ended the process.
    private func describe(_ unfinished: UnfinishedChecks.Unfinished) -> (text: String, choices: [Choice]?) {
        let step = unfinished.step
        guard !step.isGenerating, let choices = step.choices else { return ("", nil) }
        if step.caseIndex == nil, choices.isEmpty { return ("for an example, ", nil) }
        var source =
            choices.isEmpty
            ? ChoiceSource(
                seed: unfinished.seed, caseIndex: step.caseIndex ?? 0, of: unfinished.cases, isRecording: true
            )
            : ChoiceSource(replaying: choices)
        guard let value = try? property.generator.generate(from: &source) else {
            return ("", nil)
        }
        let recorded = source.recording.choices
        let text = """
            for \(String(inIssue: value))
                replaying: "\(ReplayToken(recorded))"

            """
        return (text, recorded)
    }
}
