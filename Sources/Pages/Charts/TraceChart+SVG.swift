import AirBarModel
import Verification

extension TraceChart {
    /// The chart as an SVG document.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    public var svg: String { sheet.drawing(.document).text }

    /// The plots over the axis of the film.
    var sheet: ChartSheet {
        ChartSheet(
            title: title, summary: summary, axis: film.axis, ticks: ticks,
            marked: film.marked.map { (film.track.times[$0], film.isTimed ? 0 : 1) },
            pictures: [contentPicture, barPicture] + (film.hasFinger ? [fingerPicture] : []))
    }

    /// The content offset grows downwards, as in a scroll view.
    private var contentPicture: ChartSheet.Picture {
        let track = film.track
        let numbers = track.offsets + (film.ghost?.offsets ?? [])
        return ChartSheet.Picture(name: "content offset, pt", numbers: numbers, isUpwards: false) { panel in
            panel.curve(
                of: track.steps.map(\.after.scrollView.top), at: track.times, "edge",
                label: label("top", \.top))
                + panel.curve(
                    of: track.steps.map(\.after.scrollView.end), at: track.times, "edge",
                    label: label("end", \.end))
                + (film.ghost.map { panel.curve(of: $0.offsets, at: $0.times, "ghost") } ?? [])
                + panel.curve(of: track.offsets, at: track.times, "curve", hasDots: !film.isTimed)
        }
    }

    private var barPicture: ChartSheet.Picture {
        let track = film.track
        let name = "height of the bar, pt" + (film.ghost.map { "; dashed: \($0.bar)" } ?? "")
        let numbers = track.heights + (film.ghost?.heights ?? []) + detents.map(\.height)
        return ChartSheet.Picture(name: name, numbers: numbers) { panel in
            detents.flatMap {
                panel.line(at: $0.height, label: "\($0.name) \(NumberFormat.rounded.text($0.height))")
            }
                + (film.ghost.map { panel.curve(of: $0.heights, at: $0.times, "ghost") } ?? [])
                + panel.curve(of: track.heights, at: track.times, "curve", hasDots: !film.isTimed)
        }
    }

    private var fingerPicture: ChartSheet.Picture {
        let track = film.track
        return ChartSheet.Picture(name: "way of the finger, pt", numbers: track.fingerTravels) {
            $0.curve(of: track.fingerTravels, at: track.times, "curve")
        }
    }

    /// The name of an edge with the content offset at rest there, after the last step shown.
    private func label(_ name: String, _ edge: KeyPath<ScrollViewState, Double>) -> String {
        film.track.steps.last.map {
            "\(name) \(NumberFormat.rounded.text($0.after.scrollView[keyPath: edge]))"
        }
            ?? name
    }

    /// Some seconds, or the numbers of some steps, at most twelve.
    private var ticks: [(at: Double, text: String)] {
        if film.isTimed {
            return Ticks(over: film.axis, atMost: 6).numbers.map {
                ($0, "\(NumberFormat.rounded.text($0)) s")
            }
        }
        let stride = max(1, (film.track.steps.count + 11) / 12)
        return film.track.steps.enumerated().filter { $0.offset.isMultiple(of: stride) }
            .map { (Double($0.element.index), "\($0.element.index)") }
    }
}
