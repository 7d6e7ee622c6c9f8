import BarCommands
import Foundation
import MotionLaws
import Pages
import Verification

/// `scripts/airbar mutants`: measures which mutants the catalogue kills.
struct MutantsCommand {
    static let command = Command(
        name: "mutants", summary: "show which invariant kills which mutant",
        options: [
            Option("--seeds N", "the number of seeds from which each mutant has to be killed, from 1 (20)"),
            Option("--cases N", "the largest number of cases of each seed (5000)"),
            Option("--name NAME", "this mutant only; may be repeated") { _ in
                Mutant.all.map(\.name) + Mutant.motion.map(\.name)
            },
            .bar("this bar in place of the mutants; may be repeated"),
            Option(
                "--survivors",
                "say only which mutants survive: the first kill ends every trial, so it takes seconds"),
            Option("--html DIR", "write a page to DIR/index.html with the matrix of who kills whom"),
            .json,
        ],
        notes: """
            A mutant is the hardened bar, a header of another kind, or the hardened motion, with one mistake. It is killed by
            the first entry of the catalogue about its kind that it breaks. Prints which entries kill which mutant, and the median number of cases it takes; then,
            for each entry, the number of mutants that it kills, and of those that no other entry of its section kills. The
            entries that kill a mutant are determined on all cases of seed 1; for the other seeds the first kill ends the
            trial.

            Exits 0 when every mutant is killed from every seed, and every entry kills one alone or has a justification; 1
            otherwise; any other status, which scripts/airbar --help lists, means that this was not decided.
            """
    ) { arguments throws(UsageError) in try MutantsCommand(arguments).run() }

    private let seeds: UInt64
    private let cases: Int
    private let mutants: [Mutant]
    /// Whether all mutants are tried, and their killers named: only then can an entry be reported as killing none.
    private let isWhole: Bool
    private let namesKillers: Bool
    private let isJSON: Bool
    private let pages: PagesFolder?

    private init(_ arguments: Arguments) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...10_000) ?? 20
        cases = try arguments.number("--cases", in: 1...1_000_000) ?? 5_000
        let names = arguments.values("--name")
        let all = Mutant.all + Mutant.motion
        if let name = names.first(where: { name in !all.contains { $0.name == name } }) {
            let unknown = UnknownName(kind: "mutant", name: name, known: all.map(\.name))
            throw UsageError("\(unknown)\(unknown.meant == nil ? "; scripts/airbar mutants lists them" : "")")
        }
        let known = arguments.bars
        let bars = try arguments.values("--bar").map { name throws(UsageError) in
            Mutant(try asUsageError { () throws(UnknownName) in try known.named(name) })
        }
        let html = try arguments.value("--html")
        namesKillers = !arguments.flag("--survivors")
        let areAll = names.isEmpty && bars.isEmpty
        isWhole = areAll && namesKillers
        mutants = areAll ? all : all.filter { names.contains($0.name) } + bars
        isJSON = arguments.flag("--json")
        if html != nil, !namesKillers {
            throw UsageError("--html shows who kills whom, which --survivors does not find out")
        }
        pages = try html.map(PagesFolder.init)
    }

    private func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        let report = try CaseWatchdog.guarding({
            MutationReport(
                mutants, sections: Catalogue.everything, seeds: 1...seeds, cases: cases,
                namesKillers: namesKillers, isCancelled: { Interruption.isPending })
        })
        print(
            isJSON
                ? try json(report.json) : report.text(isWhole: isWhole, namesKillers: namesKillers))
        try pages?.write(IndexPage(report, isWhole: isWhole))
        if Interruption.isPending { return .interrupted }
        return report.survivors.isEmpty && !(isWhole && !report.idleEntries.isEmpty) ? .holds : .broken
    }
}

extension MutationReport {
    fileprivate var entries: [any CatalogueEntry] { sections.flatMap(\.entries) }

    /// The tables of mutants and entries; unless all mutants are tried, without the entries that kill none of them.
    fileprivate func text(isWhole: Bool, namesKillers: Bool) -> String {
        var table = TextTable([
            ("mutant", .leading), ("killed", .trailing), ("cases", .trailing), ("by", .leading),
        ])
        for outcome in outcomes {
            table.add([
                outcome.name, "\(outcome.killed)/\(outcome.cases.count)",
                outcome.medianCases.map { "\($0)" } ?? "", outcome.killedBy.joined(separator: " "),
            ])
        }
        var entryTable = TextTable([
            ("entry", .leading), ("kills", .trailing), ("alone", .trailing), ("", .leading),
        ])
        for entry in entries where isWhole || !kills(of: entry).isEmpty {
            let alone = killsAlone(of: entry)
            entryTable.add([
                "\(entry.id) \(entry.title)", "\(kills(of: entry).count)", "\(alone.count)",
                alone.first ?? entry.justification ?? "",
            ])
        }
        let verdict =
            !isComplete
            ? "interrupted after \(outcomes.count) mutants"
            : "\(survivors.count) of \(outcomes.count) mutants survive \(cases) cases of a seed"
                + Self.list(survivors.map(\.name))
        let idle =
            isWhole && isComplete
            ? [
                "\(idleEntries.count) of \(entries.count) entries kill none alone and have no justification"
                    + Self.list(idleEntries.map(\.id))
            ]
            : []
        let columns = Output.columns
        let tables =
            namesKillers ? table.lines(within: columns) + [""] + entryTable.lines(within: columns) + [""] : []
        return (tables + ([verdict] + idle).map { $0.wrapped(to: columns) }).joined(separator: "\n")
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    }
}

extension MutationReport {
    /// The results of `scripts/airbar mutants` as JSON.
    fileprivate var json: JSONObject {
        [
            "mutants": outcomes.map { outcome -> JSONObject in
                [
                    "name": outcome.name,
                    "mistake": outcome.mistake,
                    "killedBy": outcome.killedBy,
                    "runs": outcome.cases.count,
                    "killed": outcome.killed,
                    "medianScenarios": outcome.medianCases,
                ]
            },
            "invariants": entries.map { entry -> JSONObject in
                ["id": entry.id, "kills": kills(of: entry), "alone": killsAlone(of: entry)]
            },
        ]
    }
}
