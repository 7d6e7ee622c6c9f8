import AirBarModel
import Generators

/// A scenario in which a bar breaks an invariant.
public struct BarCounterexample: Sendable {
    /// The name of the bar.
    public let bar: String

    /// What it breaks.
    public let invariant: Invariant

    /// What happened.
    public let trace: Trace

    /// Where and how the invariant is broken.
    public let violation: Violation

    /// Tries a scenario on a bar; nothing if the invariant holds there.
    public init?(_ scenario: Scenario, on rules: BarDefinition, breaks invariant: Invariant) {
        self.init(scenario.trace(on: rules), breaks: invariant)
    }

    /// What is wrong with a trace; nothing if the invariant holds there.
    init?(_ trace: Trace, breaks invariant: Invariant) {
        guard let finding = Checks([invariant]).findings(in: trace).first else { return nil }
        self.init(trace, finding)
    }

    /// What is wrong with a trace.
    init(_ trace: Trace, _ finding: Checks.Finding) {
        bar = trace.rules.name
        invariant = finding.invariant
        self.trace = trace
        violation = finding.violation
    }

    /// The number of events it takes, or of a session's actions, not counting the binding of the first scroll view.
    public var eventCount: Int { trace.session?.actions.count ?? trace.scenario.events.count }

    /// The scenario as a file to keep.
    public var file: ScenarioFile {
        ScenarioFile(
            trace.session ?? Session(trace.scenario), bar: bar, breaks: [invariant.id],
            comments: ["\(invariant.id), \(invariant.title): \(invariant.statement)", violation.description])
    }

    /// What is broken, the trace with the violating step marked, and how.
    public var text: String {
        """
        \(bar) breaks \(invariant.id), \(invariant.title): \(invariant.statement)

        \(trace.table(marking: violation))

        step \(violation.step): \(violation.description)
        """
    }
}

/// A counterexample that a search found.
public struct FoundCounterexample: Sendable {
    /// The counterexample, shrunk.
    public let counterexample: BarCounterexample

    /// What to paste to see it again.
    public let token: CounterexampleToken

    /// How many cases were run to shrink it.
    public let executions: Int

    /// How shrinking ended.
    public let shrinking: ShrinkEnding

    init?<Case: BarCase>(_ found: Counterexample<Case>, on rules: BarDefinition, invariants: [Invariant]) {
        guard let invariant = invariants.first(where: { $0.id == found.failure.id }),
            let counterexample = BarCounterexample(found.value.trace(on: rules), breaks: invariant)
        else { return nil }
        self.counterexample = counterexample
        token = CounterexampleToken(
            bar: rules.name, invariant: invariant.id, kind: Case.kind, replay: ReplayToken(found.choices))
        executions = found.executions
        shrinking = found.shrinking
    }

    /// The counterexample, and what to paste to see it again: a command, or Swift for a bar only its owner knows.
    public var text: String {
        let isKnown = (try? Bars.named(counterexample.bar)) != nil
        return """
            \(counterexample.text)
            \(shrinking == .fixpoint ? "" : "(not fully shrunk)\n")
            \(isKnown ? "scripts/reproduce \(token)" : "print(try Reproduction(token: \"\(token)\", on: rules).text)")
            """
    }
}
