import Pages
import Verification

/// A counterexample that was run again.
package struct Reproduced {
    /// What was run again.
    private enum Case {
        case bar(Reproduction, met: BarCounterexample?)
        case fatal(FatalCase)
        case law(LawPage, text: @Sendable (_ columns: Int?) -> String)
        case input(text: String)
    }

    /// Whether it still fails.
    let fails: Bool
    private let test: Case
    private let numbers: NumberFormat
    /// The name of the bar, or of the rules; nil for an input that makes no case of either.
    private let name: String?
    /// What is broken; nil if nothing judged the case.
    private let violations: [JSONObject]?

    /// A case of another subject than a bar, such as rules of motion.
    ///
    /// - Parameters:
    ///   - run: the case.
    ///   - instruction: the line that checks the case again, for its page.
    init<Tested: Subject>(_ run: SubjectReproduction<Tested>, instruction: String) {
        fails = !run.counterexamples.isEmpty
        test = .law(LawPage(run, instruction: instruction), text: { run.text(.rounded, columns: $0) })
        numbers = .exact
        name = run.subject.name
        violations = run.violations
    }

    /// An input of a fuzzer that makes no case of a bar.
    init(text: String, fails: Bool) {
        self.fails = fails
        test = .input(text: text)
        numbers = .exact
        (name, violations) = (nil, nil)
    }

    /// A case of a bar.
    ///
    /// - Parameters:
    ///   - run: the case.
    ///   - met: the case as it was met, before shrinking; nil if it is not known.
    ///   - numbers: how numbers are shown.
    init(_ run: Reproduction, met: BarCounterexample?, _ numbers: NumberFormat) {
        fails = !run.counterexamples.isEmpty
        test = .bar(run, met: met)
        self.numbers = numbers
        name = run.subject.name
        violations = run.violations
    }

    /// A case that ends its process.
    ///
    /// - Parameter numbers: how numbers are shown.
    init(_ found: FatalCase, _ numbers: NumberFormat) {
        fails = true
        test = .fatal(found)
        self.numbers = numbers
        (name, violations) = (found.file.bar, nil)
    }

    /// Whether it still fails; not decided for a case of a bar that no invariant judges.
    ///
    /// - Parameter name: what the user gave.
    func verdict(on name: String) -> Verdict {
        if fails { return .broken }
        guard case .bar(let run, _) = test, run.invariants.isEmpty else { return .holds }
        return .undecided("\(name): no invariant applies to \(run.trace.definition.name)")
    }

    /// The table, or what there is in place of one.
    ///
    /// - Parameter columns: the width of the terminal that it is shown in.
    private func text(columns: Int?) -> String {
        switch test {
        case .bar(let run, _): run.text(numbers, columns: columns)
        case .fatal(let found): found.text(numbers, columns: columns)
        case .law(_, let text): text(columns)
        case .input(let text): text
        }
    }

    /// The counterexample in a form, with a newline at the end; nil stands for the table.
    func text(as form: ReproduceForm?) throws(UsageError) -> String {
        switch form {
        case nil: text(columns: Output.columns) + "\n"
        case .json: try BarCommands.json(json) + "\n"
        case .svg: try svg
        case .test: PastedTest(try run(as: .test)).text
        case .patch: try patch
        }
    }

    /// The command that runs it again.
    ///
    /// - Parameters:
    ///   - name: what the user gave: a token, a file, or a hyphen for a scenario file on standard input.
    ///   - bar: the name of the bar that the user gave, if any.
    func instruction(for name: String, bar: String?) -> String {
        let command = Invocation.commandLine(
            ["reproduce"] + (bar.map { ["--bar", $0] } ?? []) + [name])
        guard name == "-", case .bar(let run, _) = test else { return command }
        let session = run.trace.session ?? Session(run.trace.scenario)
        let file = ScenarioFile(
            session, bar: run.trace.definition.name, breaks: run.counterexamples.map(\.invariant.id))
        return Self.instruction(for: file, command)
    }

    /// The command that runs a case again, which has no file.
    static func instruction(
        for file: ScenarioFile, _ command: String = Invocation.commandLine(["reproduce", "-"])
    ) -> String {
        "\(command) <<'END'\n\(file.text)END"
    }

    /// The counterexample as a page.
    ///
    /// - Parameter instruction: the command that runs it again, for a bar.
    /// - Throws: `UsageError` if it is neither of a bar nor of a law.
    func page(instruction: String) throws(UsageError) -> any Page {
        switch test {
        case .input: throw UsageError("--html shows bars and laws, and not other inputs")
        case .fatal: throw Self.noForm("html")
        case .bar(let run, let met): CounterexamplePage(run, met: met, instruction: instruction)
        case .law(let page, _): page
        }
    }

    private var patch: String {
        get throws(UsageError) {
            let test = PastedTest(try run(as: .patch))
            return test.patch(addingTo: try TestFolder.path(importing: test.modules))
        }
    }

    private var svg: String {
        get throws(UsageError) {
            switch test {
            case .bar(let run, _):
                return (run.rootCauseFirst.first.map(TraceChart.init) ?? TraceChart(run.trace)).svg
            case .law(let page, _):
                guard let chart = page.chart else {
                    throw UsageError("the case is no motion, and has no chart")
                }
                return chart.svg
            case .fatal: throw Self.noForm("svg")
            case .input: throw UsageError("--svg shows bars and laws, and not other inputs")
            }
        }
    }

    private static func noForm(_ form: String) -> UsageError {
        UsageError("the bar ends its process in this case, which --\(form) cannot show")
    }

    private func run(as form: ReproduceForm) throws(UsageError) -> Reproduction {
        switch test {
        case .bar(let run, _): return run
        case .fatal: throw Self.noForm(form.rawValue)
        case .law: throw UsageError("--\(form) shows bars, and not laws")
        case .input: throw UsageError("--\(form) shows bars, and not other inputs")
        }
    }
}

extension Reproduced {
    /// The counterexample, the violations, and how the bar ends its process.
    private var json: JSONObject {
        [
            "text": text(columns: nil),
            "fails": fails,
            "bar": name,
            "violations": violations,
            "scenario": scenario,
            "end": end,
        ]
    }

    private var scenario: String? {
        switch test {
        case .bar(let run, _): ScenarioFile(run.trace.session ?? Session(run.trace.scenario)).text
        case .fatal(let found): found.file.text
        case .law, .input: nil
        }
    }

    private var end: JSONObject? { if case .fatal(let found) = test { found.json } else { nil } }
}

extension SubjectReproduction {
    /// The invariants or the laws that are broken, and how.
    fileprivate var violations: [JSONObject] {
        counterexamples.map { $0.json.merging(["message": $0.violation.description]) }
    }
}
