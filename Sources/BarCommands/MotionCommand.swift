import Foundation
import Generators
import Motion
import MotionLaws
import Pages
import Synchronization
import Verification

/// The command `motion`: searches for violations of the laws of motion, and by containers of those of containers.
package struct MotionCommand {
    /// The command.
    package static let command = Command(
        name: "motion", summary: "search for violations of the laws of motion",
        options: [
            Option(
                "--rules NAME",
                "judge these rules only: a container of this program, hardened, published, sheet, or a mutant"
            ) { bars in
                bars.containers.map(\.name) + MotionRules.shipped.map(\.name) + Mutant.motion.map(\.name)
            },
            Option("--cases N", "the number of cases of each law (20000)"),
            .seed,
            Option(
                "--law ID", "judge by this law only, or by those of a list, such as B1,B2; may be repeated"
            ) { _ in
                Catalogue.motion.map(\.id)
            },
            Option(
                "--html DIR", "write a page of all results to DIR/index.html, and one for each counterexample"
            ),
            .json, JUnitFile.option,
        ] + ReportForm.options { _ in Catalogue.motion.map(\.id) },
        notes: """
            Judges the containers of this program by the laws of containers, H8 to H17; without any, the hardened and the
            published rules, of which the former decide. Exits 0 when what decides keeps every law, 1 when it breaks one; with
            --rules, 1 when those do; any other status, which \(Invocation.program) --help lists, means that this was not
            decided. The last line says what decides.
            On a terminal, a table shows what is found while it is found; without colours if NO_COLOR is set.
            """
    ) { arguments throws(UsageError) in try MotionCommand(arguments).run() }

    /// The rules, each with the laws that they are judged by.
    private let subjects: [(rules: MotionRules, laws: [MotionLaw])]
    private let decisive: [String]
    private let cases: Int
    private let seed: UInt64
    private let isJSON: Bool
    private let form: ReportForm
    private let pages: PagesFolder?
    private let junit: JUnitFile?

    private init(_ arguments: Arguments) throws(UsageError) {
        let bars = arguments.bars
        let containers = bars.containers.map(\.name)
        let named = try arguments.value("--rules").map { [$0] } ?? containers
        let ids = arguments.identifiers("--law")
        decisive = named.isEmpty ? ["hardened"] : named
        subjects = try (named.isEmpty ? ["hardened", "published"] : named).map { name throws(UsageError) in
            try asUsageError { () throws(UnknownName) in
                let laws =
                    ids.isEmpty && containers.contains(name) ? Catalogue.containers : try Catalogue.laws(ids)
                return (try MotionRules.named(name, among: bars), laws)
            }
        }
        cases = try arguments.number("--cases", in: 1...100_000_000) ?? 20_000
        seed = try arguments.seed()
        let html = try arguments.value("--html")
        isJSON = arguments.flag("--json")
        form = try ReportForm(arguments, judging: subjects.flatMap(\.laws).map(\.id))
        pages = try html.map(PagesFolder.init)
        junit = try JUnitFile(arguments)
    }

    private func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        var settings = SearchSettings(cases: cases, seed: seed)
        let display = LiveDisplay()
        settings.isCancelled = {
            display.refresh()
            return Interruption.isPending
        }
        settings.shrinkStarts = 8
        let reports = try CaseWatchdog.guarding({ subjects.map { report(on: $0, by: $1, settings, display) } }
        ) {
            display.clear()
            CaseWatchdog.giveUp()
        }
        display.clear()
        if isJSON { print(try json(["motion": reports.map { $0.json() }])) }
        let texts = reports.compactMap { form.text(of: $0, .rounded, columns: Output.columns) }
        if !isJSON, !texts.isEmpty { print(texts.joined(separator: "\n\n") + "\n") }
        if let pages { try writePages(of: reports, to: pages) }
        try junit?.write(reports, ifCancelled: .interrupted)
        Annotations.write(reports)
        let decision = Decision(
            reports.filter { decisive.contains($0.name) }.map {
                ($0.name, $0.verdict(ifCancelled: .interrupted))
            })
        if !isJSON { print(decision.text) }
        return decision.verdict
    }

    private func report(
        on rules: MotionRules, by laws: [MotionLaw], _ settings: SearchSettings, _ display: LiveDisplay
    ) -> MotionReport {
        let start = ContinuousClock.now
        let latest = Mutex(SubjectProgress.none)
        display.show { [cases] in
            LiveTable(
                of: rules, laws, latest.withLock { $0 }, cases: cases * laws.count,
                in: (ContinuousClock.now - start) / .seconds(1))
        }
        return MotionReport(rules, laws: laws, settings) { progress in latest.withLock { $0 = progress } }
    }
}

extension MotionCommand {
    /// Writes the page of all reports, and one for each counterexample.
    private func writePages(of reports: [MotionReport], to folder: PagesFolder) throws(UsageError) {
        let index = IndexPage(title: "Laws of motion", sections: reports.map { IndexSection($0) })
        try folder.write(index, reports.flatMap(\.counterexamples).map { ($0.pageName, LawPage($0)) })
    }
}
