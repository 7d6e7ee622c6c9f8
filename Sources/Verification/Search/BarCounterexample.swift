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

    /// The violation in one sentence: what happened, what the bar did, and what was wrong with that.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var explanation: String { explanation(.rounded) }

    /// The same, with numbers in a format.
    public func explanation(_ numbers: NumberFormat) -> String {
        invariant.explanation(of: violation, in: trace, numbers.showing([violation]))
    }

    /// The broken invariant, the violation in a sentence, the trace with the violating step marked, and the violation.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    public func text(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        Self.text([self], numbers, columns: columns)
    }

    /// The root cause of all violations in one case as ``text``, and the invariants that are broken too.
    ///
    /// - Parameters:
    ///   - all: counterexamples of one trace.
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    static func text(_ all: [BarCounterexample], _ numbers: NumberFormat, columns: Int? = nil) -> String {
        let numbers = numbers.showing(all.map(\.violation))
        let all = all.rootCauseFirst { $0 }
        guard let root = all.first else { return "" }
        let heading =
            "\(root.bar) breaks \(root.invariant.id), \(root.invariant.title): \(root.invariant.statement)"
        let judged = root.judged
        return
            ([heading, root.explanation(numbers)] + judged.tables(numbers, columns: columns)
            + [judged.violation.place(numbers)] + consequences(all.dropFirst(), numbers))
            .joined(separator: "\n\n")
    }

    /// The invariants that are broken too, in one line, and then their violations.
    private static func consequences(
        _ others: some Collection<BarCounterexample>, _ numbers: NumberFormat
    ) -> [String] {
        if others.isEmpty { return [] }
        let names = others.map(\.invariant.description).joined(separator: ", ")
        let places = others.map { "\($0.invariant.id), \($0.place(numbers))" }
        return [(["also breaks \(names)"] + places).joined(separator: "\n")]
    }

    /// The violation with its step; one of a session's end may be seen only after the last step of the trace.
    public func place(_ numbers: NumberFormat) -> String {
        if case .session = invariant.body { return "in the end: \(violation.text(numbers))" }
        return violation.place(numbers)
    }
}

extension Violation {
    /// The violation with its step.
    package func place(_ numbers: NumberFormat) -> String { "step \(step): \(text(numbers))" }
}
