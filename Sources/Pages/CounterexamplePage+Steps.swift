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

    /// The order of the columns of a trace: what the bar does stands beside the event.
    private static let order = [0, 1, 7, 2, 3, 4, 5, 6]

    private var table: Markup {
        let first = film.firstIndex
        let (marked, parting) = (film.marked, film.parting)
        let titles = Self.order.map { $0 == 0 ? "step" : Trace.columns[$0] }
        var lines = [
            "<div id=\"events\" class=\"tall\" tabindex=\"0\" role=\"region\" aria-label=\"Steps\">"
                + "<table><thead><tr>"
                + titles.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead><tbody>"
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
                        + Self.order.map { "<td>\(Markup.escaped(cells[$0]))" }.joined())
            }
        }
        return Markup(lines: lines + ["</tbody></table></div>"])
    }
}
