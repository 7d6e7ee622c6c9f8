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

    /// Judges a scenario; nil if the bar keeps the invariant in it.
    public init?(_ scenario: Scenario, on definition: BarDefinition, breaks invariant: Invariant) {
        self.init(playing: scenario, on: definition, breaks: invariant)
    }

    /// Judges a case; nil if the bar keeps the invariant in it.
    init?(playing test: some BarCase, on definition: BarDefinition, breaks invariant: Invariant) {
        guard let finding = Oracle([invariant]).findings(of: test, on: definition).first else { return nil }
        self.init(Trace(playing: test, on: definition), finding)
    }

    /// A violation that was found, with the trace to show.
    init(_ trace: Trace, _ finding: Oracle.Finding) {
        bar = trace.definition.name
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
