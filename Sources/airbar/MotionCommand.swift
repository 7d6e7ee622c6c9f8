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
        name: "motion", summary: "search for violations of the laws of motion", usage: usage
    ) { arguments throws(UsageError) in try MotionCommand(&arguments).run() }

    private static let usage = """
        usage: airbar motion [OPTIONS]

          --rules NAME   judge these rules only: hardened, published, or a mutant
          --cases N      the number of cases of each law (20000)
          --seed N       the seed of all random choices, or random for a new one (0)
          --law ID       judge by this law only; may be repeated
          --html DIR     write a page of all results to DIR/index.html, and one for each counterexample
          --json         print one JSON object instead of tables

        Exits 0 when the hardened rules keep every law, 1 when they break one; with --rules, 1 when those do; any
        other status, which airbar --help lists, means that this was not decided. On a terminal, a table shows what is
        found while it is found; without colours if NO_COLOR is set.
        """

    private let rules: [MotionRules]
    private let decisive: String
    private let laws: [MotionLaw]
    private let cases: Int
    private let seed: UInt64
    private let isJSON: Bool
    private let pages: String?

    private init(_ arguments: inout Arguments) throws(UsageError) {
        let name = try arguments.value("--rules")
        let ids = try arguments.values("--law")
        let named = try asTyped { () throws(UnknownName) in try name.map(MotionRules.named) }
        rules = named.map { [$0] } ?? [.hardened, .published]
        decisive = (named ?? .hardened).name
        laws = try asTyped { () throws(UnknownName) in try Catalogue.laws(ids) }
        cases = try arguments.number("--cases", in: 1...100_000_000) ?? 20_000
        seed = try arguments.seed()
        isJSON = arguments.flag("--json")
        pages = try arguments.value("--html")
        _ = try arguments.rest(0...0, "")
        if let pages { try makeFolder(pages) }
    }

    private func run() throws(UsageError) -> Int32 {
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
        guard let verdict = reports.first(where: { $0.rules == decisive }) else {
            return Interruption.status
        }
        if !verdict.holds { return 1 }
        return Interruption.isPending ? Interruption.status : 0
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
    private func writePages(of reports: [MotionReport], to folder: String) throws(UsageError) {
        for found in reports.flatMap(\.results).compactMap(\.report.counterexample) {
            try writeText(LawPage(found).html, to: path(of: found.pageName, in: folder))
        }
        let index = IndexPage(title: "Laws of motion", sections: reports.map(IndexSection.init))
        try write(index, to: folder)
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
