import Pages
import Verification

/// A counterexample that was run again.
package struct Reproduced {
    /// The table, or what there is in place of one.
    private let text: String
    /// Whether it still fails.
    let fails: Bool
    /// The run; nil if it is not of a bar.
    private var run: Reproduction?

    package init(text: String, fails: Bool) {
        self.text = text
        self.fails = fails
    }

    init(_ run: Reproduction, _ numbers: NumberFormat) {
        self.init(text: run.text(numbers), fails: !run.counterexamples.isEmpty)
        self.run = run
    }

    /// The counterexample in a form, with a newline at the end; nil stands for the table.
    func text(as form: ReproduceForm?) throws(UsageError) -> String {
        switch form {
        case nil: text + "\n"
        case .json: try json(self) + "\n"
        case .svg: try run(as: .svg).chart.svg
        case .test: PastedTest(try run(as: .test)).text
        case .patch: PastedTest(try run(as: .patch)).patch(addingTo: try TestFolder.path())
        }
    }

    private func run(as form: ReproduceForm) throws(UsageError) -> Reproduction {
        guard let run else { throw UsageError("--\(form) shows bars, and not laws") }
        return run
    }
}

extension Reproduced: Encodable {
    private enum CodingKeys: String, CodingKey { case text, fails, bar, scenario, violations }

    /// An invariant that the bar breaks, and how.
    private struct Violation: Encodable {
        let id: String
        let step: Int
        let message: String
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(text, forKey: .text)
        try object.encode(fails, forKey: .fails)
        guard let run else { return }
        try object.encode(run.trace.definition.name, forKey: .bar)
        let session = run.trace.session ?? Session(run.trace.scenario)
        try object.encode(ScenarioFile(session).text, forKey: .scenario)
        let violations = run.counterexamples.map {
            Violation(id: $0.invariant.id, step: $0.violation.step, message: $0.violation.description)
        }
        try object.encode(violations, forKey: .violations)
    }
}

extension Reproduction {
    /// The chart of the first violation, or of the trace if there is none.
    fileprivate var chart: TraceChart {
        let first = counterexamples.min { $0.violation.step < $1.violation.step }
        return first.map(TraceChart.init) ?? TraceChart(trace)
    }
}
