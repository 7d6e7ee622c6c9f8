import AirBarModel
import Verification

extension TraceChart {
    /// The chart as an SVG document.
    public var svg: String { drawing(.document).text }

    /// The chart in the style and size of a place where it stands.
    ///
    /// - Complexity: O(*n*) in the number of steps.
    func drawing(_ place: Place) -> Markup {
        let plots = plots(place)
        let height = (plots.last?.frame.bottom ?? place.firstTop) + 36
        let texts =
            place.isPage
            ? []
            : [
                Markup("style", raw: Resource.colors + Resource.chart),
                Markup("rect", ["class": "page", "width": "\(place.width)", "height": height.coordinate]),
                Markup("text", ["class": "title", "x": "16", "y": "26"], text: title),
                Markup("text", ["class": "faint", "x": "16", "y": "46"], text: summary),
            ]
        return Markup(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "chart",
                "viewBox": "0 0 \(place.width) \(height.coordinate)", "role": "img",
                "aria-labelledby": "title summary",
            ],
            [
                Markup("title", ["id": "title"], text: title),
                Markup("desc", ["id": "summary"], text: summary),
            ] + texts + [band(place, to: height - 28)].compactMap { $0 } + plots.flatMap(\.markup)
                + ticks(place, y: height - 14) + cursor(place, to: height - 28))
    }

    /// Where a chart stands.
    struct Place {
        /// The width, in coordinates of the chart.
        let width: Int
        /// Whether it is a page, which has a title, the colours and a cursor.
        let isPage: Bool

        /// A document of its own.
        static let document = Place(width: 720, isPage: false)
        /// A page, which may be as narrow as a phone.
        static let page = Place(width: 400, isPage: true)

        /// The horizontal extent of the plots.
        var extent: ClosedRange<Double> { (isPage ? 8 : 56)...Double(width - (isPage ? 112 : 140)) }
        /// The top of the first plot.
        var firstTop: Double { isPage ? 24 : 80 }
    }

    /// A plot and what is drawn in it.
    private struct Plot {
        let frame: ChartPanel.Frame
        let markup: [Markup]
    }

    private func plots(_ place: Place) -> [Plot] {
        let pictures = [contentPicture, barPicture] + (film.hasFinger ? [fingerPicture] : [])
        return pictures.enumerated().map { index, picture in
            let top = place.firstTop + Double(index) * 184
            let frame = ChartPanel.Frame(
                left: place.extent.lowerBound, right: place.extent.upperBound, top: top, bottom: top + 152)
            let panel = ChartPanel(
                name: picture.name, frame: frame,
                scale: Scale(
                    picture.numbers, atLeast: 10, first: picture.isUpwards ? frame.bottom : frame.top,
                    last: picture.isUpwards ? frame.top : frame.bottom),
                position: { position(of: $0, place) })
            return Plot(frame: frame, markup: panel.outline + picture.draw(panel))
        }
    }

    /// What one plot shows.
    private struct Picture {
        let name: String
        /// The numbers to make room for.
        let numbers: [Double]
        /// Whether greater numbers are higher.
        let isUpwards: Bool
        let draw: (ChartPanel) -> [Markup]
    }

    /// The content offset grows downwards, as in a scroll view.
    private var contentPicture: Picture {
        let track = film.track
        let numbers = track.offsets + (film.ghost?.offsets ?? [])
        return Picture(name: "content offset, pt", numbers: numbers, isUpwards: false) { panel in
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

    private var barPicture: Picture {
        let track = film.track
        let name = "height of the bar, pt" + (film.ghost.map { "; dashed: the \($0.bar) one" } ?? "")
        let numbers = track.heights + (film.ghost?.heights ?? []) + detents.map(\.height)
        return Picture(name: name, numbers: numbers, isUpwards: true) { panel in
            detents.flatMap {
                panel.line(at: $0.height, label: "\($0.name) \(NumberFormat.rounded.text($0.height))")
            }
                + (film.ghost.map { panel.curve(of: $0.heights, at: $0.times, "ghost") } ?? [])
                + panel.curve(of: track.heights, at: track.times, "curve", hasDots: !film.isTimed)
        }
    }

    private var fingerPicture: Picture {
        let track = film.track
        return Picture(name: "way of the finger, pt", numbers: track.fingerTravels, isUpwards: true) {
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

    /// The coordinate of a time: of a scenario each step has as much room as any other.
    private func position(of time: Double, _ place: Place) -> Double {
        let times = film.track.times
        guard let first = times.first, let last = times.last else { return place.extent.lowerBound }
        let share =
            film.isTimed
            ? (time - first) / max(last - first, 0.001) : (time - first + 0.5) / Double(times.count)
        return place.extent.lowerBound + share * (place.extent.upperBound - place.extent.lowerBound)
    }

    /// A band behind the violating step.
    private func band(_ place: Place, to bottom: Double) -> Markup? {
        guard let index = film.marked else { return nil }
        let extent = place.extent.upperBound - place.extent.lowerBound
        let width = film.isTimed ? 6 : min(48, max(4, extent / Double(film.track.steps.count)))
        let top = place.firstTop - 8
        return Markup(
            "rect",
            [
                "class": "violation",
                "x": (position(of: film.track.times[index], place) - width / 2).coordinate,
                "y": top.coordinate, "width": width.coordinate, "height": (bottom - top).coordinate,
            ])
    }

    /// The line that a page moves to the current step.
    private func cursor(_ place: Place, to bottom: Double) -> [Markup] {
        place.isPage
            ? [
                Markup(
                    "line",
                    [
                        "class": "cursor", "id": "cursor", "x1": "0", "x2": "0",
                        "y1": (place.firstTop - 8).coordinate, "y2": bottom.coordinate,
                    ])
            ] : []
    }

    /// The numbers of some steps, or some seconds, at most twelve.
    private func ticks(_ place: Place, y: Double) -> [Markup] {
        let times = film.track.times
        let stride = max(1, (times.count + 11) / 12)
        let shown = times.indices.filter { $0.isMultiple(of: stride) }.map { times[$0] }
        let seconds = Ticks(over: times.first ?? 0, times.last ?? 0)
        return (film.isTimed ? seconds.numbers : shown).map {
            Markup(
                "text", ["class": "tick", "x": position(of: $0, place).coordinate, "y": y.coordinate],
                text: NumberFormat.rounded.text($0) + (film.isTimed ? " s" : ""))
        }
    }
}
