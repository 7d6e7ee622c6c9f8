import Generators
import Verification

/// A small plot of numbers by name: a row for each, with a bar of that length.
struct CountPlot: Sendable {
    let title: String
    let counts: [CaseProfile.Count]
    /// The length of a full bar; unless given, the greatest number.
    var whole: Int?

    /// The plot as a table, so that its numbers can be read without the bars.
    var markup: Markup {
        let full = Double(max(1, whole ?? counts.map(\.count).max() ?? 1))
        return Markup(
            "table", ["class": "counts"],
            [Markup("caption", text: title)]
                + counts.map { count in
                    Markup(
                        "tr",
                        [
                            Markup("th", ["scope": "row"], text: count.name),
                            Markup(
                                "td", ["class": "number"],
                                text: count.count == 0 ? "never" : grouped(count.count)),
                            count.count == 0
                                ? Markup("td", text: "") : bar(Double(count.count) / full),
                        ])
                })
    }

    /// A bar of a share of the full length.
    private func bar(_ share: Double) -> Markup {
        let width = "width:\((share * 100).coordinate)%"
        return Markup("td", [Markup("div", ["class": "length", "style": width], text: "")])
    }
}

/// Which kinds of events came after which.
struct PairPlot: Sendable {
    let coverage: EventCoverage

    /// The pairs as a table: a row for the first kind, and a column for the second.
    var markup: Markup {
        let rows = coverage.pairs
        let head =
            [Markup("th", text: "")]
            + rows.map { row in
                Markup("th", ["scope": "col", "class": "upright"], [Markup("span", text: row.kind)])
            }
        return .scrolling(
            [
                Markup(
                    "table", ["class": "matrix"],
                    [
                        Markup(
                            "caption", text: "which events came after which: ● did, ○ never did, blank cannot"
                        ),
                        Markup("thead", [Markup("tr", head)]),
                        Markup(
                            "tbody",
                            rows.map { row in
                                Markup(
                                    "tr",
                                    [Markup("th", ["scope": "row"], text: row.kind)]
                                        + row.next.map { Markup("td", text: $0.mark) })
                            }),
                    ])
            ], label: "Pairs of events")
    }
}

extension EventCoverage.Pair {
    fileprivate var mark: String {
        switch self {
        case .came: "●"
        case .missing: "○"
        case .impossible: ""
        }
    }
}
