import AirBarModel
import Foundation
import Generators
import Pages
import Verification

/// The command `verify`: searches for violations by the bars.
struct VerifyCommand {
    static let command = Command(
        name: "verify", summary: "search for violations by the bars",
        options: [
            .bar("verify only this bar"),
            Option("--cases N", "the number of scenarios (100000) or sessions (2000) for each bar"),
            Option(
                "--seconds S",
                "the time limit for each bar, in seconds, half of it for shrinking if a violation is found; 5 seconds "
                    + "more for a case that does not end"),
            .seed,
            .heights(
                "verify bars of these heights only, in points; C,N without an expanded state; a range is 40...64"
            ),
            .events(
                "what can happen: realistic, what an app can meet; losses, also scrolls of which the bar is not "
                    + "notified; hostile, also invalid numbers (hostile)"),
            Option("--sessions", "run sessions, in which fingers act, in place of scenarios"),
            Option(
                "--invariant ID",
                "judge by this invariant only, or by those of a list, such as S7,S8; may be repeated"
            ) {
                $0.sessionInvariants.map(\.id)
            },
            Option(
                "--save DIR",
                "write each counterexample to DIR as a scenario file, and to DIR/met as it was met, before shrinking; "
                    + "DIR is new, empty, or of an earlier run, whose files are removed unless edited"),
            Option(
                "--html DIR",
                "write a page of all results to DIR/index.html, and a page to watch each counterexample in; implies "
                    + "--statistics; DIR is new, empty, or of an earlier run, whose pages are removed"),
            Option(
                "--statistics",
                "also print how often the conditions of the invariants were met, and which events came in a row; it "
                    + "takes as long again, and more for sessions"),
            .exact, .json, JUnitFile.option,
            Option(
                "--equal-writes-notify",
                "on scroll views that notify of a write of the content offset that is already there, such as the stop "
                    + "before a programmatic scroll"),
            Option(
                "--clamps",
                "on scroll views that move content beyond an edge back by themselves; without this option a quarter of "
                    + "the scroll views do"),
            Option(
                "--refresh-restores",
                "on scroll views whose refresh control, when it is done, sets the top inset to what it was when the "
                    + "refresh began"),
            Option(
                "--commands-animate",
                "on scroll views that take time for an animation that the bar commands, and notify of each of its frames; "
                    + "only sessions have time"),
        ] + ReportForm.options { $0.sessionInvariants.map(\.id) },
        notes: """
            A case in which a bar traps, overflows its stack, calls exit or is killed is shrunk and shown like one that breaks
            an invariant. Then the cases of that bar are run in processes of their own: --statistics does not count them, and
            the search ends after 100 cases that end their process.

            Exits 0 when the bars hold, of this package the hardened one, 1 when one is broken; with --bar, when that bar is. A
            bar holds when every invariant that applies to it was checked, and none is broken. Any other status, which
            \(Invocation.program) --help lists, means that this was not decided. The last line says which bars decide. On a
            terminal, a table shows what is found while it is found; without colours if NO_COLOR is set.
            """,
        runsBars: true
    ) { arguments throws(UsageError) in try VerifyCommand(arguments).run() }

    private let bars: [BarDefinition]
    /// The names of the bars that decide the exit status.
    private let decisive: [String]
    private let invariants: [Invariant]
    private let areSessions: Bool
    private let cases: Int
    private let timeLimit: Duration?
    private let seed: UInt64
    private let behavior: DrawnBehavior
    private let events: EventVocabulary
    private let folder: SavedFolder?
    private let pages: PagesFolder?
    private let junit: JUnitFile?
    private let hasStatistics: Bool
    private let isJSON: Bool
    private let form: ReportForm
    private let numbers: NumberFormat

    init(_ arguments: Arguments) throws(UsageError) {
        let bar = try arguments.bar()
        let ids = arguments.identifiers("--invariant")
        let heights = try arguments.heights()
        let pinned: (BarDefinition) -> BarDefinition = { bar in heights.map { bar.with(heights: $0) } ?? bar }
        self.bars = (bar.map { [$0] } ?? arguments.bars.all).map(pinned)
        decisive = (bar.map { [$0] } ?? arguments.bars.decisive).map { pinned($0).name }
        events = try arguments.choice("--events", of: EventVocabulary.self) ?? .hostile
        areSessions = arguments.flag("--sessions")
        let all = areSessions ? arguments.bars.sessionInvariants : arguments.bars.invariants
        let bars = arguments.bars
        let named = try asUsageError { () throws(UnknownName) in try bars.invariants(ids) }
        invariants = ids.isEmpty ? all : named
        cases = try arguments.number("--cases", in: 1...Int.max) ?? (areSessions ? 2_000 : 100_000)
        timeLimit = try arguments.number("--seconds", in: 0.001...1e9).map { .seconds($0) }
        seed = try arguments.seed()
        // The options have the names that the behaviours have in scenario files.
        let always = ScrollViewBehavior(
            ScrollViewBehavior.named.filter { arguments.flag("--\($0.name)") }.map(\.value))
        behavior = DrawnBehavior(always: always)
        let needsTime =
            invariants.first { $0.section == .sessions }?.id
            ?? (always.contains(.animatesCommands) ? "--commands-animate" : nil)
        if !areSessions, let needsTime { throw UsageError("\(needsTime) is about sessions: add --sessions") }
        let (save, html) = (try arguments.value("--save"), try arguments.value("--html"))
        hasStatistics = arguments.flag("--statistics") || html != nil
        isJSON = arguments.flag("--json")
        form = try ReportForm(arguments, judging: invariants.map(\.id))
        numbers = arguments.numbers()
        // An invalid folder is an error before the search, which may take long.
        pages = try html.map(PagesFolder.init)
        folder = try save.map(SavedFolder.init)
        junit = try JUnitFile(arguments)
    }

    func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        var reports: [SavedReport] = []
        for definition in bars where !Interruption.isPending {
            Supervision.current?.tell(.item(reports.count))
            reports.append(
                areSessions
                    ? try verify(Session.self, on: definition, after: reports)
                    : try verify(Scenario.self, on: definition, after: reports))
        }
        if isJSON { print(try json(["bars": reports.map(\.json)])) }
        try writeFiles(of: reports, ifCancelled: .interrupted)
        return verdict(on: reports, ifCancelled: .interrupted)
    }

    private func verify<Case: BarCase>(
        _: Case.Type, on definition: BarDefinition, after reports: [SavedReport]
    ) throws(UsageError) -> SavedReport {
        let verifier = Verifier<Case>(
            definition, invariants: invariants, events: events, behavior: behavior)
        var settings = SearchSettings(cases: cases, seed: seed, timeLimit: timeLimit)
        let display = LiveDisplay()
        settings.isCancelled = {
            display.refresh()
            return Interruption.isPending
        }
        settings.onProgress = { Supervision.current?.tell(.cases($0.casesDone)) }
        defer { display.clear() }
        let isolated = isolatedRuns(of: definition, after: reports)
        let search = RunningSearch(verifier, settings, by: isolated)
        let start = ContinuousClock.now
        display.show { [cases, limit = timeLimit.map { $0 / .seconds(1) }] in
            LiveTable(
                of: definition, verifier.invariants, search.progress, cases: cases,
                in: (ContinuousClock.now - start) / .seconds(1), limit: limit)
        }
        let report = try CaseWatchdog.guarding(limit: timeLimit, { search.run() }) {
            display.clear()
            end(search.reportSoFar, after: reports, inside: search.currentCase)
        }
        display.clear()
        if let problem = isolated?.problem { throw problem }
        // Counting runs all cases in this process, so a bar that ends its process is not counted.
        guard hasStatistics, isolated == nil else { return try show(report, after: reports) }
        let statistics = try CaseWatchdog.guarding({
            ConditionStatistics(
                of: verifier, seed: seed, cases: report.cases, isCancelled: { Interruption.isPending })
        })
        return try show(report, statistics, after: reports)
    }

    /// What runs the cases of a bar that ended the process before; nil if it did not.
    private func isolatedRuns(
        of definition: BarDefinition, after reports: [SavedReport]
    ) -> CaseRuns? {
        Supervision.current?.fatal.harmlessCases[reports.count].map {
            CaseRuns(definition, invariants, areSessions: areSessions, isThorough: false, harmless: $0)
        }
    }

    /// Ends the process inside a case that does not end: shows what was found until then, and the case.
    private func end(_ report: BarReport, after reports: [SavedReport], inside endless: RunningCase?) -> Never
    {
        do {
            let reports = reports + [try show(report, after: reports)]
            let cancelled: Verdict = Interruption.hasHappened ? .interrupted : .endless
            try writeFiles(of: reports, ifCancelled: cancelled)
            let results: JSONObject = ["bars": reports.map(\.json), "endless": endless?.json]
            if isJSON { print(try json(results, isInterrupted: true)) }
            if !isJSON, !form.isNothing, let endless { print(endless.text) }
            let verdict = verdict(on: reports, ifCancelled: cancelled)
            // Also if the bars that decide hold, and another one does not return.
            ProgramExit.end(verdict == .broken ? .broken : cancelled)
        } catch {
            ProgramExit.end(error)
        }
    }

    /// Writes the page of all reports, if pages are asked for, one for each counterexample, and the JUnit file.
    ///
    /// - Parameter cancelled: the verdict on a bar whose search was cancelled.
    private func writeFiles(
        of reports: [SavedReport], ifCancelled cancelled: Verdict
    ) throws(UsageError) {
        try junit?.write(reports.map(\.report), ifCancelled: cancelled)
        Annotations.write(reports.map(\.report))
        guard let pages else { return }
        let counterexamples = reports.flatMap(\.report.counterexamples)
        let index = IndexPage(
            title: "Violations by \(bars.map(\.name).joined(separator: ", "))",
            sections: reports.map { IndexSection($0.report, $0.statistics) })
        try pages.write(index, counterexamples.map { ($0.pageName, CounterexamplePage($0)) })
    }

    /// Saves a report, and prints it, unless all are printed as one JSON object, or a process that has ended printed it.
    private func show(
        _ report: BarReport, _ statistics: ConditionStatistics? = nil, after reports: [SavedReport]
    ) throws(UsageError) -> SavedReport {
        let saved = try SavedReport(report, statistics, in: folder)
        if !isJSON, reports.count >= Supervision.current?.fatal.firstShown ?? 0 {
            if let text = saved.text(form, numbers, columns: Output.columns) { print(text + "\n") }
        }
        return saved
    }

    /// The verdict on the bars that decide, which the last line of a text says.
    ///
    /// - Parameter cancelled: the verdict on a bar whose search was cancelled, or did not begin.
    private func verdict(on reports: [SavedReport], ifCancelled cancelled: Verdict) -> Verdict {
        let decision = Decision(
            decisive.map { name in
                let report = reports.lazy.map(\.report).first { $0.name == name }
                return (name, report?.verdict(ifCancelled: cancelled) ?? cancelled)
            })
        if !isJSON { print(decision.text) }
        return decision.verdict
    }
}
