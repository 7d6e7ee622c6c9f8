import AirBarModel
import PropertyTesting
import Testing
import Verification

/// One call of `check` with a bar and a case.
struct CaseCheck<Case: BarCase>: RunnableCheck {
    let definition: BarDefinition
    let invariants: [Invariant]
    /// The scenario or the session.
    let played: Case
    let arguments: PropertySettings
    let sourceLocation: SourceLocation
    var explores: Bool { false }

    func verdict(_ settings: PropertySettings, of call: CheckCall) async -> CheckVerdict {
        if let verdict = CheckVerdict(noneOf: invariants, appliesTo: definition) { return verdict }
        let thread = CheckThread(limit: settings.timeForOneCase)
        return await thread.verdict(
            in: call.test,
            onTimeout: { _, _ in CheckVerdict(problem: "\(definition.name): the case does not end") },
            of: { _ in
                thread.monitor.checking {
                    CheckVerdict(Reproduction(of: played, on: definition, invariants: invariants))
                }
            })
    }
}
