import Generators
import Testing

extension CheckVerdict {
    /// Makes the verdict on a value that exceeds its time limit.
    ///
    /// The value is generated again, because the original belongs to the thread that is still running.
    init<Value>(
        timeoutAt step: SearchMonitor.Step, of check: PropertyCheck<Value>, _ settings: PropertySettings
    ) {
        let seed = settings.search.seed
        let limit = settings.timeForOneCase
        if let token = check.token {
            self.init(problem: "timed out: replaying \"\(token)\" takes longer than \(limit)")
            return
        }
        guard !step.isGenerating else {
            self.init(
                problem: """
                    timed out: generating a value takes longer than \(limit)
                        PROPERTY_SEED=\(seed), \(step.caseIndex.map { "case \($0)" } ?? "before the first case")
                    """)
            return
        }
        var source =
            step.choices.isEmpty
            ? ChoiceSource(
                seed: seed, caseIndex: step.caseIndex ?? 0, of: settings.search.cases, isRecording: true)
            : ChoiceSource(replaying: step.choices)
        let value = try? check.property.generator.generate(from: &source)
        self.init(
            problem: """
                timed out: checking a value takes longer than \(limit)
                for \(value.map { String(describingForTest: $0) } ?? "a value that cannot be generated again")
                    replaying: "\(ReplayToken(source.recording.choices))"
                    found in case \(step.caseIndex ?? 0) of PROPERTY_SEED=\(seed)
                """)
    }
}
