import Motion
import MotionLaws
import PropertyTesting
import Testing
import Verification

/// One call of `check` with a container.
struct ContainerCheck: RunnableCheck {
    /// The rules of motion with the container.
    let rules: MotionRules
    let laws: [MotionLaw]
    let arguments: PropertySettings
    /// The token of the only case that is to be run; nil for a search.
    var token: String?
    let sourceLocation: SourceLocation
    var explores: Bool { false }

    func verdict(_ settings: PropertySettings, of call: CheckCall) async -> CheckVerdict {
        if laws.isEmpty { return CheckVerdict(problem: "\(rules.name): not decided: no law was given") }
        let reasons = laws.compactMap { law in
            law.reasonNotToApply(rules).map { "\(law.id) not applicable: \($0)" }
        }
        if reasons.count == laws.count { return CheckVerdict(warnings: reasons) }
        let thread = CheckThread(limit: settings.timeForOneCase, timeLimit: settings.timeLimit)
        return await thread.verdict(
            in: call.test,
            onTimeout: { _, overtime in
                var verdict = CheckVerdict()
                for found in thread.monitor.findings {
                    verdict.add("\(rules.name): \(found.failure.message)")
                }
                if overtime == .oneValue { verdict.add("\(rules.name): a case does not end") }
                return verdict
            },
            of: { _ in
                if let token { return thread.monitor.checking { replayed(token) } }
                var search = settings.search
                search.monitor = thread.monitor
                search.isCancelled = { Task.isCancelled }
                return CheckVerdict(MotionReport(rules, laws: laws, search))
            })
    }

    /// Runs the case of a token.
    private func replayed(_ text: String) -> CheckVerdict {
        var verdict = CheckVerdict()
        do {
            let token = try CounterexampleToken(parsing: text)
            guard let law = laws.first(where: { $0.id == token.invariant }) else {
                return CheckVerdict(problem: "\(text) cannot be replayed: the check has no such law")
            }
            let again = try LawReproduction(law, rules, token.replay)
            if !again.counterexamples.isEmpty { verdict.add(counterexample: again.text) }
        } catch {
            verdict.add("\(text) cannot be replayed: \(error)")
        }
        return verdict
    }
}

extension CheckVerdict {
    /// Makes the verdict of a search for violations by a container.
    fileprivate init(_ report: MotionReport) {
        self.init()
        for found in report.counterexamples { add(counterexample: found.text) }
        if !holds { add("\(report)") }
        attach(report.text, as: "report")
    }
}
