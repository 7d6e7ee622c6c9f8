import Foundation
import Fuzzing
import MotionLaws
import Verification

/// The command `reproduce`: runs a counterexample again and shows its trace.
enum ReproduceCommand {
    /// The command.
    static let command = Command(
        name: "reproduce", summary: "run a counterexample again and show its trace",
        operands: "TOKEN | SCENARIO-FILE | FOLDER | INPUT …", options: options, notes: notes, runsBars: true,
        run: run)

    private static let options = [
        Option.bar("the bar, in place of the one that is named in the case"),
        Option("--seconds S", "the time after which an event is said not to end, in seconds (10)"),
        .exact,
        Option("--json", "print each case as one JSON object in a line"),
        Option(
            "--svg",
            "print the chart of one case: the content offset between its edges and the height of the bar between its "
                + "detents, with the violating step marked, and the height of the hardened bar beside it; of a law of "
                + "motion, the curves beside what is right"),
        Option(
            "--html OUT", "write a page to watch one case in, which loads nothing, to the file OUT"),
        Option(
            "--test",
            "print a test of Swift Testing for one case, which fails in the same way until the bar is mended; a bar and "
                + "an invariant of another package are written as the static members that have their name and title"
        ),
        Option(
            "--patch",
            "print a patch, for git apply or patch -p1, that adds this test as a new file: to the folder below Tests, "
                + "where the command is run, in which most files import the same modules"),
    ]

    private static let notes = """
        Shows each trace as a table with the violating step marked. A token is in the last line of a failure report, all of
        which may be given; of a folder, all scenario files are run.
        \(Invocation.program) verify --save writes scenario files; - is one on standard input. Fuzzers write inputs, named
        ….input, crash-…, timeout-… or oom-…; one that is not in a folder of .fuzz, which names what was fuzzed, needs
        --bar. A file has at most 8 MiB. Where a bar traps, overflows its stack or calls exit, the trace up to there and
        the place are shown, and the exit status is 1. Where an event does not end in time, the trace up to there is shown,
        and the exit status is 124.

        Exits 1 when one still fails, 0 when none does; any other status, which \(Invocation.program) --help lists, means
        that this was not decided.
        """

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let bar = try arguments.value("--bar")
        let page = try arguments.value("--html")
        let seconds = try arguments.number("--seconds", in: 0.1...1e6) ?? 10
        let form = try arguments.flag(of: ReproduceForm.self)
        let numbers = arguments.numbers()
        let given = try arguments.operands(1...Int.max, "a token, a scenario file or an input")
        // DIR/* also names the folder of the cases as they were met, which the files beside it show.
        let files = given.filter { !SavedReport.isFolderOfMet($0) }
        let all = try ReproducedOperands.expanded(files.isEmpty ? given : files)
        if let form, page != nil { throw UsageError("--\(form) and --html exclude each other") }
        if let form = page == nil ? form?.rawValue : "html", form != "json", all.count > 1 {
            throw UsageError("--\(form) shows one counterexample")
        }
        var verdicts: [Verdict] = []
        let supervision = Supervision.current
        for (index, what) in all.enumerated() {
            supervision?.tell(.item(index))
            let firstShown = supervision?.fatal.firstShown ?? 0
            let isShown = index >= firstShown
            let isFatal = supervision?.fatal.harmlessCases[index] != nil
            // Where a process has ended, it has printed the line before.
            if index > firstShown, form == nil { print("") }
            let path = what == "-" ? "/dev/stdin" : what
            let input = try InputReproduction(path, bar: bar, arguments)
            let reproduced =
                if let found = try law(of: what, rules: bar, among: arguments.bars) {
                    found
                } else if let input, !input.isAboutBar {
                    try input.isolated(seconds: seconds)
                } else {
                    try ReproductionLimit.guarding(seconds: seconds, isTable: form == nil && page == nil) {
                        () throws(UsageError) in
                        let read =
                            if let input { try input.onBar() } else {
                                try load(path, bar: bar, among: arguments.bars)
                            }
                        if isFatal, let found = try fatalCase(read, seconds: seconds) {
                            return Reproduced(found, numbers)
                        }
                        let run = Reproduction(of: read)
                        let met = page == nil ? nil : try metCase(of: path, bar: bar, among: arguments.bars)
                        return Reproduced(run, met: met, numbers)
                    }
                }
            verdicts.append(reproduced.verdict(on: what))
            guard isShown else { continue }
            if let page {
                try writeText(
                    try reproduced.page(instruction: reproduced.instruction(for: what, bar: bar)).html,
                    to: page)
                complain("page: \(page)")
            } else {
                print(try reproduced.text(as: form), terminator: "")
            }
        }
        return Verdict(of: verdicts)
    }

    /// Runs the case of a law again; nil if the text is no token of one.
    ///
    /// - Parameter name: the name of rules to judge in place of the token's.
    private static func law(
        of text: String, rules name: String?, among bars: Bars
    ) throws(UsageError) -> Reproduced? {
        let law = try asUsageError(text) { () throws(Reproduction.Failure) in
            try LawReproduction(token: text, rules: name, among: bars)
        }
        return law.map { Reproduced($0, instruction: $0.subject.instruction(for: text)) }
    }

    /// Runs a case in a process of its own; nil if it does not end that.
    private static func fatalCase(
        _ read: ReproducibleCase, seconds: Double
    ) throws(UsageError) -> FatalCase? {
        let runs = CaseRuns(
            read.definition, read.invariants, areSessions: read.test is Session, isThorough: true,
            seconds: seconds)
        let death = runs.death(of: read.test)
        if let problem = runs.problem { throw problem }
        return death.map { FatalCase(read.test, $0, on: read.definition) }
    }

    private static func load(
        _ what: String, bar: String?, among bars: Bars
    ) throws(UsageError) -> ReproducibleCase {
        guard FileManager.default.fileExists(atPath: what) else {
            do {
                return try ReproducibleCase(token: what, bar: bar, among: bars)
            } catch .token(.notOfTheForm) {
                throw UsageError(
                    "\(what): no such file, and no token: \(CounterexampleToken.ParseError.notOfTheForm)")
            } catch {
                throw UsageError("\(what): \(error)")
            }
        }
        let bytes = try readBytes(what, limit: FileLimit.scenario)
        guard let text = String(data: bytes, encoding: .utf8) else {
            throw UsageError(
                "\(what): expected a scenario file, which is text, or an input named ….input or crash-…")
        }
        return try asUsageError(what) { () throws(Reproduction.Failure) in
            try ReproducibleCase(scenarioFile: text, bar: bar, among: bars)
        }
    }

    /// The case as it was met that `verify --save` wrote beside a scenario file; nil if there is none.
    private static func metCase(
        of path: String, bar: String?, among bars: Bars
    ) throws(UsageError) -> BarCounterexample? {
        let met = SavedReport.pathOfMet(beside: path)
        guard FileManager.default.fileExists(atPath: met) else { return nil }
        return Reproduction(of: try load(met, bar: bar, among: bars)).rootCauseFirst.first
    }
}
