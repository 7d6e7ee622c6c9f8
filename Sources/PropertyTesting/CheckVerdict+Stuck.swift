import Generators
import Testing

extension CheckVerdict {
    /// Says on which value a search is stuck.
    ///
    /// The value is made again: the one that the search is stuck on belongs to another thread.
    init<Value>(
        stuckAt step: SearchMonitor.Step, of check: PropertyCheck<Value>, _ settings: PropertySettings
    ) {
        let seed = settings.search.seed
        let limit = settings.timeForOneCase
        if let token = check.token {
            self.init(trouble: "gave up: replaying \"\(token)\" takes longer than \(limit)")
            return
        }
        guard !step.isGenerating else {
            self.init(
                trouble: """
                    gave up: to generate a value takes longer than \(limit)
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
            trouble: """
                gave up: to check a value takes longer than \(limit)
                for \(value.map { String(describingForTest: $0) } ?? "a value that is not made twice")
                    replaying: "\(ReplayToken(source.recording.choices))"
                    met in case \(step.caseIndex ?? 0) of PROPERTY_SEED=\(seed)
                """)
    }
}
