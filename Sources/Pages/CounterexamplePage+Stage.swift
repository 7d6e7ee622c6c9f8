import AirBarModel
import Verification

extension CounterexamplePage {
    /// The screens before and after the current step, and the controls.
    var stage: Markup {
        let name = film.track.bar
        let screens =
            [
                ScreenDrawing("\(name), before", id: "phone-before"),
                ScreenDrawing("\(name), after", id: "phone-bar"),
            ]
            + (film.ghost.map { [ScreenDrawing(otherName ?? $0.bar, style: "ghostly", id: "phone-ghost")] }
                ?? [])
            + (film.right.map { [ScreenDrawing($0.bar, style: "ghostly third", id: "phone-right")] } ?? [])
        return Markup(
            "section", ["class": "playback", "aria-label": "Playback"],
            [Markup("div", ["class": "stage"], screens.map(\.figure)), controls, readout, keys])
    }

    /// The chart of a few steps, if one is needed, and of all.
    var curves: Markup {
        let drawings = charts.map { id, caption, chart in
            Markup(
                "figure", ["id": id],
                [
                    chart.sheet.drawing(.page, prefix: "\(id)-"),
                    Markup("figcaption", ["class": "faint"], text: caption),
                ])
        }
        return Markup("section", ["class": "curves", "aria-label": "Curves"], drawings)
    }

    /// The charts by identifier, each with a caption.
    var charts: [(id: String, caption: String, chart: TraceChart)] {
        let all = ("whole", "All steps.", TraceChart(film, title: title))
        guard let steps = film.closeUp, let first = film.track.steps.first?.index else { return [all] }
        let (start, end) = (first + steps.lowerBound, first + steps.upperBound - 1)
        return [
            ("close-up", "Steps \(start) to \(end).", TraceChart(film, title: title, closeUp: steps)), all,
        ]
    }

    /// The keys of the player.
    private var keys: Markup {
        let all =
            [("←", "back"), ("→", "on"), ("Home", "first step"), ("End", "last step"), ("space", "plays")]
            + (film.marked == nil ? [] : [("v", "violation")]) + (partsEarlier ? [("p", "parting")] : [])
            + (film.closeUp == nil ? [] : [("z", "close-up or all steps")])
            + (film.right.map { [("r", "\($0.bar), a right bar")] } ?? [])
        return Markup(
            "p", ["class": "keys faint"],
            all.flatMap { [Markup("kbd", text: $0.0), Markup("span", text: " \($0.1) ")] })
    }

    /// What the run that an invariant compares is called; nil if there is none.
    private var otherName: String? { film.isCompared ? "the other run" : nil }

    /// Whether two runs part before the violating step.
    private var partsEarlier: Bool { film.parting != film.marked && film.parting != nil }

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
                        "value": "\(film.start)", "aria-label": "Step",
                    ]),
                button("start", "First", "First step"), button("back", "Back", "Step back"),
                Markup("button", ["type": "button", "id": "play"], text: "Play"),
                button("forward", "Next", "Next step"),
            ]
                + (film.marked == nil ? [] : [button("violation", "Violation", "Violating step")])
                + (partsEarlier ? [button("parting", "Parting", "Step at which the two part")] : [])
                + (film.closeUp == nil
                    ? []
                    : [toggle("zoom", "Close-up", isOn: true)])
                + (film.right == nil ? [] : [toggle("third", "Right bar", isOn: false)]) + [speed])
    }

    private func toggle(_ id: String, _ text: String, isOn: Bool) -> Markup {
        Markup("button", ["type": "button", "id": id, "aria-pressed": "\(isOn)"], text: text)
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

    /// The numbers of the step that is pointed at in a chart, or else of the current one; the player writes them.
    private var readout: Markup {
        let name = film.track.bar
        var entries = [
            ("step", "now-step", "whole"), ("event", "now-event", "whole"),
            ("the bar", "now-reaction", "whole"),
            ("content offset, pt", "now-y", ""), ("\(name): height, pt", "now-h", ""),
        ]
        if let ghost = film.ghost {
            let other = otherName ?? ghost.bar
            entries += [
                ("\(other): content offset, pt", "ghost-y", ""), ("\(other): height, pt", "ghost-h", ""),
            ]
        }
        if let otherName { entries.append(("\(otherName): event, o", "ghost-event", "whole")) }
        if let right = film.right {
            entries += [
                ("\(right.bar): content offset, pt", "right-y", "third"),
                ("\(right.bar): height, pt", "right-h", "third"),
            ]
        }
        if film.isTimed {
            entries += [("content", "now-phase", ""), ("velocity, pt/s", "now-velocity", "")]
        }
        return Markup(
            "dl", ["class": "readout", "id": "readout", "aria-live": "polite", "aria-atomic": "true"],
            entries.map { term, id, style in
                Markup(
                    "div", ["class": style],
                    [Markup("dt", text: term), Markup("dd", ["id": id, "class": "number"], text: "")])
            })
    }
}
