import AirBarModel
import Verification

extension CounterexamplePage {
    /// The screens, the controls and the numbers of the current step.
    var stage: Markup {
        let screens =
            [ScreenDrawing(film.track, id: "phone-bar").figure]
            + (film.ghost.map {
                [ScreenDrawing($0, isGhost: true, id: "phone-ghost").figure]
            } ?? [])
        return Markup(
            "section", ["aria-label": "Playback"],
            [Markup("div", ["class": "stage"], screens), controls, keys, readout])
    }

    /// The keys of the player.
    private var keys: Markup {
        let all =
            [("←", "back"), ("→", "on"), ("Home", "first step"), ("End", "last step"), ("space", "plays")]
            + (film.marked == nil ? [] : [("v", "violation")])
        return Markup(
            "p", ["class": "keys faint"],
            all.flatMap { [Markup("kbd", text: $0.0), Markup("span", text: " \($0.1) ")] })
    }

    private var controls: Markup {
        func button(_ id: String, _ text: String, _ label: String) -> Markup {
            Markup("button", ["type": "button", "id": id, "aria-label": label], text: text)
        }
        let last = film.track.steps.count - 1
        return Markup(
            "div", ["class": "controls"],
            [
                Markup(
                    "input",
                    [
                        "type": "range", "id": "scrubber", "min": "0", "max": "\(last)",
                        "value": "\(film.marked ?? last)", "aria-label": "Step",
                    ]),
                button("start", "First", "First step"), button("back", "Back", "Step back"),
                Markup("button", ["type": "button", "id": "play"], text: "Play"),
                button("forward", "Next", "Next step"),
            ]
                + (film.marked == nil ? [] : [button("violation", "Violation", "Violating step")]) + [speed])
    }

    private var speed: Markup {
        let speeds =
            film.isTimed
            ? [("1", "real speed"), ("0.25", "a quarter"), ("0.05", "a twentieth")]
            : [("1", "an event a second"), ("3", "three a second"), ("0.33", "one in 3 s")]
        return Markup(
            "select", ["id": "speed", "aria-label": "Speed"],
            speeds.map { Markup("option", ["value": $0.0], text: $0.1) })
    }

    /// The numbers of the current step; the player writes them.
    private var readout: Markup {
        let name = film.track.bar
        var entries = [
            ("step", "now-step", "whole"), ("event", "now-event", "whole"),
            ("content offset, pt", "now-y", ""), ("\(name): height, pt", "now-h", ""),
        ]
        if let ghost = film.ghost {
            entries += [
                ("\(ghost.bar): content offset, pt", "ghost-y", ""),
                ("\(ghost.bar): height, pt", "ghost-h", ""),
            ]
        }
        if film.isTimed {
            entries += [("content", "now-phase", ""), ("velocity, pt/s", "now-velocity", "")]
        }
        return Markup(
            "dl", ["class": "readout"],
            entries.map { term, id, style in
                Markup(
                    "div", ["class": style],
                    [Markup("dt", text: term), Markup("dd", ["id": id, "class": "number"], text: "")])
            })
    }

    /// The events, which the player marks and scrolls.
    var events: Markup {
        let first = film.track.steps.first?.index ?? 0
        let columns = Trace.columns
        var lines = [
            "<div id=\"events\" class=\"tall\" tabindex=\"0\" role=\"region\" aria-label=\"Events\">"
                + "<table><thead><tr>"
                + columns.map { "<th scope=\"col\">\($0)</th>" }.joined() + "</tr></thead><tbody>"
        ]
        // The ends of cells and rows may be left out, and a long trace has many.
        for row in film.trace.rows(of: first..<first + film.track.steps.count, numbers) {
            switch row {
            case .action(let text):
                lines.append(
                    "<tr class=action><td><td colspan=\(columns.count - 1)>\(Markup.escaped(text))")
            case .step(let index, let cells):
                let style = index - first == film.marked ? " class=violating" : ""
                lines.append(
                    "<tr\(style) data-step=\(index - first)>"
                        + cells.map { "<td>\(Markup.escaped($0))" }.joined())
            }
        }
        return Markup(lines: lines + ["</tbody></table></div>"])
    }
}
