import Generators
import Testing

extension CheckVerdict {
    /// Makes the verdict of a check that was abandoned inside a value, after what it had found before.
    init<Value>(
        _ overtime: CheckThread.Overtime, at step: SearchMonitor.Step,
        after findings: [SearchMonitor.Finding],
        of check: PropertyCheck<Value>, _ settings: PropertySettings
    ) {
        self.init(findings, of: check.property.generator)
        if let token = check.token {
            add("timed out: replaying \"\(token)\" takes longer than \(settings.timeForOneCase)")
            return
        }
        switch overtime {
        case .oneValue:
            add(Self.timeout(at: step, of: check, settings))
        case .search:
            guard findings.isEmpty, step.casesRun == 0 else { return }
            add(
                "no case was checked: \(SearchEnding.outOfTime)\n" + Self.place(of: step, of: check, settings)
            )
        }
    }

    private static func timeout<Value>(
        at step: SearchMonitor.Step, of check: PropertyCheck<Value>, _ settings: PropertySettings
    ) -> String {
        let work = step.isGenerating ? "generating" : "checking"
        let advice =
            step.isGenerating
            ? "\n    does it draw without end, refer to itself while it is being initialised, or does the body that draws it not return?"
            : ""
        return "timed out: \(work) a value takes longer than \(settings.timeForOneCase)\(advice)\n"
            + place(of: step, of: check, settings)
    }

    /// The value of a step, which is generated again, because the original belongs to the thread that is still running.
    private static func place<Value>(
        of step: SearchMonitor.Step, of check: PropertyCheck<Value>, _ settings: PropertySettings
    ) -> String {
        let seed = settings.search.seed
        guard !step.isGenerating else {
            return
                "    PROPERTY_SEED=\(seed), \(step.caseIndex.map { "case \($0)" } ?? "before the first case")"
        }
        if step.caseIndex == nil, step.choices.isEmpty { return "    example \(step.checks)" }
        var source =
            step.choices.isEmpty
            ? ChoiceSource(
                seed: seed, caseIndex: step.caseIndex ?? 0, of: settings.search.cases, isRecording: true)
            : ChoiceSource(replaying: step.choices)
        let value = try? check.property.generator.generate(from: &source)
        return """
            for \(value.map { String(inIssue: $0) } ?? "a value that cannot be generated again")
                replaying: "\(ReplayToken(source.recording.choices))"
                found in case \(step.caseIndex ?? 0) of PROPERTY_SEED=\(seed)
            """
    }
}
