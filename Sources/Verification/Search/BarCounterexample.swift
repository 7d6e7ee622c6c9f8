import AirBarModel
import Generators

/// A scenario or a session in which a bar breaks an invariant.
public typealias BarCounterexample = EntryCounterexample<BarDefinition>

extension BarCounterexample {
    /// Judges a scenario; nil if the bar keeps the invariant in it.
    package init?(_ scenario: Scenario, on definition: BarDefinition, breaks invariant: Invariant) {
        self.init(playing: scenario, on: definition, breaks: invariant)
    }

    /// Judges a case; nil if the bar keeps the invariant in it.
    init?(playing test: some BarCase, on definition: BarDefinition, breaks invariant: Invariant) {
        guard let finding = Oracle([invariant]).findings(of: test, on: definition).first else { return nil }
        self.init(Trace(playing: test, on: definition), finding)
    }

    /// Makes a counterexample from a finding and the trace to show.
    init(_ trace: Trace, _ finding: Oracle.Finding) {
        self.init(of: trace.definition, to: finding.invariant, in: trace, finding.violation)
    }

    /// The trace of the case.
    package var trace: Trace { shown }

    /// The number of events, or of a session's actions, without the binding of the first scroll view.
    package var eventCount: Int { trace.session?.actions.count ?? trace.scenario.events.count }

    /// The scenario or the session as a scenario file.
    public var file: ScenarioFile {
        ScenarioFile(
            trace.session ?? Session(trace.scenario), bar: subject.name, breaks: [invariant.id],
            comments: ["\(invariant.id), \(invariant.title): \(invariant.statement)", violation.description])
    }

    /// The violation with its step; one of a session's end may be seen only after the last step of the trace.
    package func place(_ numbers: NumberFormat) -> String {
        if case .session = invariant.body { return "in the end: \(violation.text(numbers))" }
        return violation.place(numbers)
    }
}

extension Violation {
    /// The violation with its step.
    package func place(_ numbers: NumberFormat) -> String { "step \(step): \(text(numbers))" }
}
