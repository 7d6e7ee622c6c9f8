import BarCommands
import Foundation
import Generators
import Motion
import MotionLaws
import Pages
import Verification

/// `airbar motion`: searches for violations of the laws of motion.
struct MotionCommand {
    static let command = Command(
        name: "motion", summary: "search for violations of the laws of motion",
        options: [
            Option("--rules NAME", "judge these rules only: hardened, published, or a mutant") { _ in
                ["hardened", "published"] + MotionMutant.all.map(\.name)
            },
            Option("--cases N", "the number of cases of each law (20000)"),
            .seed,
            Option("--law ID", "judge by this law only; may be repeated") { _ in Catalogue.motion.map(\.id) },
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
        let ids = arguments.values("--law")
        let named = try asTyped { () throws(UnknownName) in try name.map(MotionRules.named) }
        rules = named.map { [$0] } ?? [.hardened, .published]
        decisive = (named ?? .hardened).name
        laws = try asTyped { () throws(UnknownName) in try Catalogue.laws(ids) }
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
        let reports = try Watchdog.guarding({ rules.map { report(on: $0, settings, display) } }) {
            display.clear()
            Watchdog.giveUp()
        }
        display.clear()
        print(isJSON ? try json(["motion": reports]) : reports.map(\.text).joined(separator: "\n\n"))
        if let pages { try writePages(of: reports, to: pages) }
        let decision = Decision(
            reports.filter { $0.rules == decisive }.map { ($0.rules, verdict(on: $0)) })
        if !isJSON { print("\n" + decision.text) }
        return decision.verdict
    }

    private func verdict(on report: MotionReport) -> Verdict {
        if !report.holds { return .broken }
        if !report.isComplete, Interruption.isPending { return .interrupted }
        let open = report.results.count { !$0.report.holds }
        return open == 0 ? .holds : .undecided("\(open) of \(report.results.count) laws were not checked")
    }

    private func report(
        on rules: MotionRules, _ settings: SearchSettings, _ display: LiveDisplay
    ) -> MotionReport {
        let progress = MotionProgress(rules, laws, cases: cases)
        var settings = settings
        settings.onProgress = { progress.note($0) }
        display.show { progress.table }
        return MotionReport(rules, laws: laws, settings, onReport: { progress.note($0) })
    }
}

extension MotionCommand {
    /// Writes the page of all reports, and one for each counterexample.
    private func writePages(of reports: [MotionReport], to folder: PagesFolder) throws(UsageError) {
        let counterexamples = reports.flatMap(\.results).compactMap(\.report.counterexample)
        let index = IndexPage(title: "Laws of motion", sections: reports.map(IndexSection.init))
        try folder.write(index, counterexamples.map { ($0.pageName, LawPage($0)) })
    }
}

extension IndexSection {
    /// The result of searching the laws for violations.
    fileprivate init(_ report: MotionReport) {
        self.init(
            heading: report.rules, summary: [report.heading], caption: "laws of motion under \(report.rules)",
            textColumns: ["id", "law", "status"], numberColumns: ["cases", "executions"],
            rows: report.results.map { law, report in
                Row(
                    cells: [
                        law.id, law.title, report.status, grouped(report.casesRun),
                        report.counterexample.map { grouped($0.executions) } ?? "",
                    ],
                    link: report.counterexample?.pageName, isBad: report.counterexample != nil)
            })
    }
}

extension MotionReport: Encodable {
    private enum Key: String, CodingKey { case name, seed, laws }
    private enum LawKey: String, CodingKey { case id, status, cases, example, message, executions, token }

    /// Encodes the report: its rules, its seed, and the result of each law.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(rules, forKey: .name)
        try object.encode("\(seed)", forKey: .seed)
        var list = object.nestedUnkeyedContainer(forKey: .laws)
        for (law, report) in results {
            var entry = list.nestedContainer(keyedBy: LawKey.self)
            try entry.encode(law.id, forKey: .id)
            try entry.encode(report.status, forKey: .status)
            try entry.encode(report.casesRun, forKey: .cases)
            guard let found = report.counterexample else { continue }
            try entry.encode(found.description, forKey: .example)
            try entry.encode(found.message, forKey: .message)
            try entry.encode(found.executions, forKey: .executions)
            try entry.encode("\(found.token.replay)", forKey: .token)
        }
    }
}
