import Generators
import Verification

extension IndexPage {
    /// The mutants, and for each section of the catalogue which of its entries kill which of them.
    ///
    /// - Parameters:
    ///   - report: a report that names the killers.
    ///   - isWhole: whether all mutants were to be tried, without which no entry can be said to kill none.
    package init(_ report: MutationReport, isWhole: Bool) {
        self.init(
            title: "Mutants: \(report.survivors.count) of \(report.outcomes.count) survive",
            sections: [IndexSection(report, isWhole: isWhole)])
    }
}

extension IndexSection {
    fileprivate init(_ report: MutationReport, isWhole: Bool) {
        heading = "Who kills whom"
        let idle = report.idleEntries.map(\.id)
        let standing =
            idle.isEmpty
            ? "Each entry kills a mutant alone in its section, or says why it stays."
            : "These kill none alone and do not say why they stay: \(idle.joined(separator: ", "))."
        summary =
            [
                "Each mutant has one mistake. \(grouped(report.cases)) cases from each seed."
                    + (report.isComplete ? "" : " Interrupted.")
            ] + (isWhole && report.isComplete ? [standing] : [])
        table = Table(
            caption: "mutants", columns: ["mutant", "mistake", "by", "killed", "cases"], textColumns: 3,
            rows: (report.outcomes.filter(\.survives) + report.outcomes.filter { !$0.survives }).map {
                outcome in
                Row(
                    cells: [
                        outcome.name, outcome.mistake, outcome.killedBy.joined(separator: " "),
                        "\(outcome.killed)/\(outcome.cases.count)",
                        outcome.medianCases.map(grouped) ?? "",
                    ], status: outcome.survives ? "survives" : "killed", isBad: outcome.survives)
            })
        below = report.sections.compactMap { MutantMatrix(report, $0) }.flatMap(\.markup)
    }
}

extension MutationReport.Outcome {
    /// Whether it was not killed from some seed.
    fileprivate var survives: Bool { killed < cases.count }
}

/// Which entries of a section kill which mutants.
private struct MutantMatrix {
    let heading: String
    let entries: [any CatalogueEntry]
    let outcomes: [MutationReport.Outcome]

    /// The matrix of a section; nil if it kills no mutant.
    init?(_ report: MutationReport, _ section: Catalogue.Section) {
        heading = section.heading
        entries = section.entries
        let ids = Set(section.entries.map(\.id))
        outcomes = report.outcomes.filter { !ids.isDisjoint(with: $0.killedBy) }
        if outcomes.isEmpty { return nil }
    }

    var markup: [Markup] {
        let head = entries.map { entry in
            Markup(
                "th", ["scope": "col", "class": "upright", "title": entry.statement],
                [Markup("span", text: "\(entry.id) \(entry.title)")])
        }
        let rows = outcomes.map { outcome in
            Markup(
                "tr",
                [Markup("th", ["scope": "row", "title": outcome.mistake], text: outcome.name)]
                    + entries.map { Markup("td", text: outcome.killedBy.contains($0.id) ? "●" : "") })
        }
        return [
            Markup("h3", text: heading),
            .scrolling(
                [
                    Markup(
                        "table", ["class": "matrix"],
                        [
                            Markup("caption", text: "● kills the mutant"),
                            Markup("thead", [Markup("tr", [Markup("td", text: "")] + head)]),
                            Markup("tbody", rows),
                        ])
                ], label: heading),
        ]
    }
}
