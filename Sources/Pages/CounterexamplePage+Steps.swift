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

    /// A column of the list: its title, its width in pixels unless it shares the rest, and the text of a step.
    private typealias Column = (title: String, width: Int?, text: (_ step: Int, _ cells: [String]) -> String)

    /// The columns of a trace, of which what the bar does stands beside the event; and the run compared with it.
    private var columns: [Column] {
        let others = film.isCompared ? film.otherRun(numbers) : []
        return [("step", 44, { $1[0] }), ("event", nil, { $1[1] }), (Trace.columns[7], nil, { $1[7] })]
            + (others.isEmpty ? [] : [("the other run", nil, { step, _ in others[step] })])
            + [(2, 82), (3, 82), (4, 34), (5, 82), (6, 82)].map { column, width in
                (Trace.columns[column], width, { $1[column] })
            }
    }

    private var table: Markup {
        let first = film.firstIndex
        let (marked, parting) = (film.marked, film.parting)
        let columns = columns
        let heads = columns.map { title, width, _ in
            "<th scope=\"col\"\(width.map { " style=\"width:\($0)px\"" } ?? "")>\(title)</th>"
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
