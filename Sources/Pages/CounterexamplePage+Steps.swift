import AirBarModel
import Verification

extension CounterexamplePage {
    /// The steps as a table, which the player marks and scrolls.
    var steps: Markup {
        Markup(
            "section", ["class": "steps", "aria-label": "Steps"],
            [.heading("Steps")] + (film.omission.map { [.paragraph($0, "faint")] } ?? [])
                + [.paragraph("\(Trace.legend).", "faint"), table])
    }

    /// A column of the list.
    struct Column {
        /// What the player calls it.
        let name: String
        /// What stands above it.
        let title: String
        /// Its width in pixels; nil if it shares the rest.
        let width: Int?
        /// Its text for a step, of which the cells of a trace are known.
        let text: (_ step: Int, _ cells: [String]) -> String

        init(_ column: Trace.Column, _ title: String? = nil, width: Int? = nil) {
            (name, self.title, self.width) = ("\(column)", title ?? column.title, width)
            text = { $1[column.rawValue] }
        }

        /// A column of the texts of the steps.
        init(_ name: String, _ title: String, _ texts: [String]) {
            (self.name, self.title, width) = (name, title, nil)
            text = { step, _ in texts[step] }
        }
    }

    /// The columns of a trace, of which what the bar does stands beside the event; and the run compared with it.
    var columns: [Column] {
        let others = film.isCompared ? film.otherRun(numbers) : []
        let event = Trace.Column.event
        let events = recorded.map {
            Column("\(event)", event.title, Array($0.events.dropFirst(film.firstIndex)))
        }
        return [Column(.step, "step", width: 44), events ?? Column(event), Column(.reaction)]
            + (others.isEmpty ? [] : [Column("other", "the other run", others)])
            + [
                Column(.offset, width: 82), Column(.bar, width: 82), Column(.available, width: 34),
                Column(.top, width: 82), Column(.end, width: 82),
            ]
    }

    private var table: Markup {
        let first = film.firstIndex
        let (marked, parting) = (film.marked, film.parting)
        let columns = columns
        let heads = columns.map { column in
            "<th scope=\"col\"\(column.width.map { " style=\"width:\($0)px\"" } ?? "")>\(column.title)</th>"
        }
        var lines = [
            "<div id=\"events\" class=\"tall\" tabindex=\"0\" role=\"region\" aria-label=\"Steps\">"
                + "<table><thead><tr>" + heads.joined() + "</tr></thead><tbody>"
        ]
        func heading(_ style: String, _ text: String) {
            // The columns that are seen without scrolling, on a phone too.
            lines.append("<tr class=\(style)><td><td colspan=3>\(Markup.escaped(text))")
        }
        // The ends of cells and rows may be left out, and a long trace has many.
        for row in film.trace.rows(of: first..<first + film.track.steps.count, numbers) {
            switch row {
            case .action(let text): heading("action", text)
            case .step(let index, let cells):
                let step = index - first
                if step == marked, let violation = film.violation {
                    let text = violation.text(numbers)
                    heading("breaks", step == parting ? "the two part here: \(text)" : text)
                } else if step == parting {
                    heading("parts", "the two part here")
                }
                let style = step == marked ? " class=violating" : ""
                lines.append(
                    "<tr\(style) data-step=\(step)>"
                        + columns.map { "<td>\(Markup.escaped($0.text(step, cells)))" }.joined())
            }
        }
        return Markup(lines: lines + ["</tbody></table></div>"])
    }
}
