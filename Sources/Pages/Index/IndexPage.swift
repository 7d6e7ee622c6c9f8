/// The page of a whole search: every entry of the catalogue with its result, and what was tried.
///
///     let page = IndexPage(title: "Verification", sections: [IndexSection(report, statistics)])
///     print(page.html)
package struct IndexPage: Page {
    private let title: String
    private let sections: [IndexSection]
    package var neighbours = Neighbours()

    /// A page of sections.
    ///
    /// - Parameters:
    ///   - title: the heading.
    ///   - sections: the results, such as one section for each bar.
    package init(title: String, sections: [IndexSection]) {
        self.title = title
        self.sections = sections
    }

    /// The page as HTML.
    package var html: String {
        Document(
            title: title, subject: "index", neighbours: neighbours,
            body: [
                Markup(
                    "main", [Markup("h1", text: title)] + filter + sections.flatMap(\.markup))
            ],
            scripts: filter.isEmpty ? [] : [Resource.indexScript]
        ).text
    }

    private var filter: [Markup] {
        ResultFilter(statuses: sections.flatMap { $0.table.rows.map(\.status) }).markup
    }
}

/// The results of one search on an ``IndexPage``.
package struct IndexSection: Sendable {
    /// A table: its caption, the titles of its columns, and its rows.
    struct Table: Sendable {
        let caption: String
        let columns: [String]
        /// The number of columns, the first ones, that hold texts; the others hold numbers.
        let textColumns: Int
        let rows: [Row]
    }

    /// A row of a table.
    struct Row: Sendable {
        let cells: [String]
        /// The result, by which rows can be filtered.
        let status: String
        /// The page beside the index that the second cell leads to; nil if there is none.
        var link: String? = nil
        /// Whether the row is about something broken.
        var isBad = false
    }

    let heading: String
    let summary: [String]
    let table: Table
    /// What is shown below the table.
    var below: [Markup] = []

    var markup: [Markup] {
        [.heading(heading)] + summary.map { .paragraph($0) } + [table.markup] + below
    }
}

extension IndexSection.Table {
    var markup: Markup {
        let head = columns.enumerated().map { index, title in
            index < textColumns
                ? Markup("th", ["scope": "col"], text: title)
                : Markup("th", ["scope": "col", "class": "number"], text: title)
        }
        let table = Markup(
            "table", ["class": "results"],
            [
                Markup("caption", text: caption), Markup("thead", [Markup("tr", head)]),
                Markup("tbody", rows.map(markup)),
            ])
        return .scrolling([table], label: caption)
    }

    private func markup(_ row: IndexSection.Row) -> Markup {
        Markup(
            "tr",
            row.isBad
                ? ["class": "broken", "data-status": row.status] : ["data-status": row.status],
            row.cells.enumerated().map { index, cell in
                if index == 1, let link = row.link {
                    return Markup("td", [Markup("a", ["href": Markup.address(link)], text: cell)])
                }
                return index < textColumns
                    ? Markup("td", text: cell) : Markup("td", ["class": "number"], text: cell)
            })
    }
}
