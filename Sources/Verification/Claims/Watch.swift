/// Looks out for claims that fail, while steps go by of which none is kept.
struct Watch: Sendable {
    private struct Measure {
        let requires: EventKinds
        let violation: @Sendable (Step) -> Violation?
    }

    private struct Question {
        let opens: @Sendable (Step) -> Bool
        let ask: @Sendable (Step) -> Claim.Answer
    }

    /// Which of the questions are open.
    struct Open: Sendable {
        fileprivate var questions: [Bool]
        fileprivate var count = 0
    }

    private let measures: ByKind<Measure>
    private let openings: ByKind<Int>
    private let questions: [Question]

    /// Looks out for each of some parts, at every step.
    init(_ parts: [Claim.Part]) {
        var measures: [(EventKinds, Measure)] = []
        var openings: [(EventKinds, Int)] = []
        var questions: [Question] = []
        for part in parts {
            switch part {
            case .now(let kinds, let requires, let measure):
                measures.append((kinds, Measure(requires: requires, violation: measure)))
            case .later(let kinds, let opens, let ask):
                openings.append((kinds, questions.count))
                questions.append(Question(opens: opens, ask: ask))
            }
        }
        self.measures = ByKind(measures)
        self.openings = ByKind(openings)
        self.questions = questions
    }

    /// No question is open where a trace begins.
    var atFirst: Open { Open(questions: questions.map { _ in false }) }

    /// Whether a step makes one of the claims fail.
    func fails(at step: Step, _ open: inout Open) -> Bool {
        let isFailure = measures.contains(of: step.kind) { measure in
            step.tags.isSuperset(of: measure.requires) && measure.violation(step) != nil
        }
        if isFailure { return true }
        if open.count > 0, fails(at: step, asking: &open) { return true }
        openings.forEach(of: step.kind) { question in
            if !open.questions[question], questions[question].opens(step) {
                open.questions[question] = true
                open.count += 1
            }
        }
        return false
    }

    private func fails(at step: Step, asking open: inout Open) -> Bool {
        for question in questions.indices where open.questions[question] {
            switch questions[question].ask(step) {
            case .open: break
            case .failed: return true
            case .settled:
                open.questions[question] = false
                open.count -= 1
            }
        }
        return false
    }
}
