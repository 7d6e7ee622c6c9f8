import BarCommands
import Foundation
import Generators
import Motion
import MotionLaws
import Pages
import Synchronization
import Verification

/// `airbar motion`: searches for violations of the laws of motion.
struct MotionCommand {
    static let command = Command(
        name: "motion", summary: "search for violations of the laws of motion",
        options: [
            Option("--rules NAME", "judge these rules only: hardened, published, sheet, or a mutant") { _ in
                ["hardened", "published", "sheet"] + Mutant.motion.map(\.name)
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
            .json,
        ],
        notes: """
            Exits 0 when the hardened rules keep every law, 1 when they break one; with --rules, 1 when those do; any other
            status, which scripts/airbar --help lists, means that this was not decided. The last line says which rules decide.
            On a terminal, a table shows what is found while it is found; without colours if NO_COLOR is set.
            """
    ) { arguments throws(UsageError) in try MotionCommand(arguments).run() }

    private let rules: [MotionRules]
    private let decisive: String
    private let laws: [MotionLaw]
    private let cases: Int
    private let seed: UInt64
    private let isJSON: Bool
    private let pages: PagesFolder?

    private init(_ arguments: Arguments) throws(UsageError) {
        let name = try arguments.value("--rules")
        let ids = arguments.identifiers("--law")
        let named = try asUsageError { () throws(UnknownName) in try name.map(MotionRules.named) }
        rules = named.map { [$0] } ?? [.hardened, .published]
        decisive = (named ?? .hardened).name
        laws = try asUsageError { () throws(UnknownName) in try Catalogue.laws(ids) }
        cases = try arguments.number("--cases", in: 1...100_000_000) ?? 20_000
        seed = try arguments.seed()
        let html = try arguments.value("--html")
        isJSON = arguments.flag("--json")
        pages = try html.map(PagesFolder.init)
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
        let reports = try CaseWatchdog.guarding({ rules.map { report(on: $0, settings, display) } }) {
            display.clear()
            CaseWatchdog.giveUp()
        }
        display.clear()
        print(isJSON ? try json(["motion": reports]) : reports.map(\.text).joined(separator: "\n\n"))
        if let pages { try writePages(of: reports, to: pages) }
        let decision = Decision(
            reports.filter { $0.name == decisive }.map { ($0.name, $0.verdict(ifCancelled: .interrupted)) })
        if !isJSON { print("\n" + decision.text) }
        return decision.verdict
    }

    private func report(
        on rules: MotionRules, _ settings: SearchSettings, _ display: LiveDisplay
    ) -> MotionReport {
        let start = ContinuousClock.now
        let latest = Mutex(SubjectProgress.none)
        display.show { [laws, cases] in
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
