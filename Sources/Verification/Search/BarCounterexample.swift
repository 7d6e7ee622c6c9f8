import AirBarModel
import Generators

/// A scenario or a session in which a bar breaks an invariant.
public struct BarCounterexample: Sendable {
    /// The name of the bar.
    public let bar: String

    /// The invariant that is broken.
    public let invariant: Invariant

    /// The trace of the case.
    public let trace: Trace

    /// The violation: its step, the measured value and the limit.
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

    /// Makes a counterexample from a finding and the trace to show.
    init(_ trace: Trace, _ finding: Oracle.Finding) {
        bar = trace.definition.name
        invariant = finding.invariant
        self.trace = trace
        violation = finding.violation
    }

    /// The number of events, or of a session's actions, without the binding of the first scroll view.
    public var eventCount: Int { trace.session?.actions.count ?? trace.scenario.events.count }

    /// The scenario or the session as a scenario file.
    public var file: ScenarioFile {
        ScenarioFile(
            trace.session ?? Session(trace.scenario), bar: bar, breaks: [invariant.id],
            comments: ["\(invariant.id), \(invariant.title): \(invariant.statement)", violation.description])
    }

    /// The broken invariant, the trace with the violating step marked, and the violation.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    public func text(_ numbers: NumberFormat) -> String { Self.text([self], numbers) }

    /// All invariants that are broken in one case, its trace with the first violating step marked, and the violations.
    ///
    /// - Parameters:
    ///   - all: counterexamples of one trace.
    ///   - numbers: how numbers are shown.
    static func text(_ all: [BarCounterexample], _ numbers: NumberFormat) -> String {
        let numbers = numbers.showing(all.map(\.violation))
        guard let first = all.min(by: { $0.violation.step < $1.violation.step }) else { return "" }
        let headings = all.map { found in
            "\(found.bar) breaks \(found.invariant.id), \(found.invariant.title): \(found.invariant.statement)"
        }
        let violations = all.map { found in
            (all.count > 1 ? "\(found.invariant.id), " : "")
                + "step \(found.violation.step): \(found.violation.text(numbers))"
        }
        return [
            headings.joined(separator: "\n"), first.trace.table(marking: first.violation, numbers: numbers),
            violations.joined(separator: "\n"),
        ].joined(separator: "\n\n")
    }
}
