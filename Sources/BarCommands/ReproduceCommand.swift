import Foundation
import Pages
import Verification

/// The command `reproduce`: runs a counterexample again and shows its trace.
enum ReproduceCommand {
    /// Makes the command.
    ///
    /// - Parameter other: reproduces the tokens that are not of bars.
    static func command(besides other: @escaping OtherTokens) -> Command {
        Command(
            name: "reproduce", summary: "run a counterexample again and show its trace", usage: usage
        ) { arguments throws(UsageError) in try run(&arguments, besides: other) }
    }

    private static let usage = """
        usage: \(Program.name) reproduce [--bar NAME] [--exact] [--json | --svg | --html OUT]
                        TOKEN | SCENARIO-FILE | CRASH-FILE …

        Shows each trace as a table with the violating step marked. A token is the last line of a failure report.
        \(Program.name) verify --save writes scenario files; - is one on standard input. libFuzzer
        writes crash files; one that is not in its folder of .fuzz, which names its bar, needs --bar. A file has at most
        8 MiB. With --exact every digit is shown, and otherwise thousandths of a point, where they show the violation.
        With --json each is one JSON object in a line. With --svg it is the chart of one: the content offset
        between its edges and the height of the bar between its detents, with the violating step marked, and the height
        of the hardened bar beside it; of a law of motion, the curves and what is right. With --html it is a page to watch one in, written to OUT, which loads nothing.
        Exits 1 when one still fails, 0 when none does; any other status, which \(Program.name) --help lists, means that
        this was not decided.
        """

    private static func run(
        _ arguments: inout Arguments, besides other: OtherTokens
    ) throws(UsageError) -> Int32 {
        let bar = try arguments.value("--bar")
        let isJSON = arguments.flag("--json")
        let numbers = arguments.numbers()
        let isChart = arguments.flag("--svg")
        let page = try arguments.value("--html")
        let all = try arguments.rest(1...Int.max, "a token, a scenario file or a crash file")
        if [isChart, isJSON, page != nil].count(where: { $0 }) > 1 {
            throw UsageError("expected one of --json, --svg and --html")
        }
        if isChart || page != nil, all.count > 1 {
            throw UsageError("--svg and --html show one counterexample")
        }
        var status: Int32 = 0
        for (index, what) in all.enumerated() {
            if index > 0, !isJSON { print("") }
            let path = what == "-" ? "/dev/stdin" : what
            let reproduced =
                if let found = try other(what, bar) { found } else {
                    Reproduced(try load(path, bar: bar, among: arguments.bars), of: what, numbers)
                }
            if let page {
                try writeText(reproduced.html(), to: page)
                print("saved: \(page)")
            } else if isChart {
                guard let svg = reproduced.svg() else {
                    throw UsageError("\(what): the case is no motion, and has no chart")
                }
                print(svg, terminator: "")
            } else {
                print(isJSON ? try json(reproduced) : reproduced.text)
            }
            if reproduced.fails { status = 1 }
        }
        return status
    }

    private static func load(
        _ what: String, bar: String?, among bars: Bars
    ) throws(UsageError) -> Reproduction {
        guard FileManager.default.fileExists(atPath: what) else {
            do {
                return try Reproduction(token: what, bar: bar, among: bars)
            } catch .token(.notOfTheForm) {
                throw UsageError(
                    "\(what): no such file, and no token: \(CounterexampleToken.ParseError.notOfTheForm)")
            } catch {
                throw UsageError("\(what): \(error)")
            }
        }
        let bytes = try readBytes(what, limit: FileLimit.scenario)
        if isLibFuzzerArtifact(what), !bytes.starts(with: "scenario ".utf8) {
            guard let bar = bar ?? FuzzFolder.bar(ofCrashFile: what) else {
                throw UsageError("\(what): a crash file does not name its bar, expected --bar NAME")
            }
            return try asTyped(what) { () throws(Reproduction.Failure) in
                try Reproduction(fuzzerInput: Array(bytes), bar: bar, among: bars)
            }
        }
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw UsageError(
                "\(what): expected a scenario file, which is text, or a crash file named crash-…")
        }
        return try asTyped(what) { () throws(Reproduction.Failure) in
            try Reproduction(scenarioFile: text, bar: bar, among: bars)
        }
    }

    /// Whether a file has a name that libFuzzer gives; its contents may be any bytes.
    private static func isLibFuzzerArtifact(_ path: String) -> Bool {
        let name = URL(fileURLWithPath: path).lastPathComponent
        return ["crash-", "timeout-", "oom-", "leak-", "slow-unit-"].contains { name.hasPrefix($0) }
    }
}

/// Reproduces a token that is not of a bar, on rules of a name in place of those that it names; nil if it is of a bar.
package typealias OtherTokens =
    @Sendable (_ token: String, _ rules: String?) throws(UsageError) -> Reproduced?

/// A counterexample that was run again.
package struct Reproduced {
    /// What it shows.
    let text: String
    /// Whether it still fails.
    let fails: Bool
    /// The chart as SVG; nil if there is nothing to draw.
    fileprivate let svg: () -> String?
    /// The page to watch it in.
    fileprivate let html: () -> String
    private var bar: String?
    private var scenario: String?
    private var violations: [Violation]?

    /// An invariant that the bar breaks, and how.
    private struct Violation: Encodable {
        let id: String
        let step: Int
        let message: String
    }

    /// The case of a law, as text and as a page.
    package init(text: String, fails: Bool, page: LawPage) {
        self.init(text: text, fails: fails, svg: { page.chart?.svg }, html: { page.html })
    }

    private init(text: String, fails: Bool, svg: @escaping () -> String?, html: @escaping () -> String) {
        self.text = text
        self.fails = fails
        self.svg = svg
        self.html = html
    }

    fileprivate init(_ reproduction: Reproduction, of what: String, _ numbers: NumberFormat) {
        let trace = reproduction.trace
        let found = reproduction.rootCauseFirst
        let first = found.first
        let instruction = "scripts/reproduce \(what)"
        self.init(
            text: reproduction.text(numbers), fails: first != nil,
            svg: { (first.map(TraceChart.init) ?? TraceChart(trace)).svg },
            html: {
                (first.map {
                    CounterexamplePage($0, others: Array(found.dropFirst()), instruction: instruction)
                }
                    ?? CounterexamplePage(trace, instruction: instruction)).html
            })
        bar = trace.definition.name
        scenario = ScenarioFile(trace.session ?? Session(trace.scenario)).text
        violations = reproduction.counterexamples.map {
            Violation(
                id: $0.invariant.id, step: $0.violation.step, message: $0.violation.description)
        }
    }
}

extension Reproduced: Encodable {
    private enum CodingKeys: String, CodingKey { case text, fails, bar, scenario, violations }
}
