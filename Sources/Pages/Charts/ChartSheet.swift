/// Plots one below the other over a common horizontal axis, as SVG.
struct ChartSheet {
    /// Where a chart stands.
    struct Place {
        /// The width, in coordinates of the chart.
        let width: Int
        /// Whether it is a page, which has a title, the colours and a cursor.
        let isPage: Bool

        /// A document of its own.
        static let document = Place(width: 720, isPage: false)
        /// A page, which may be as narrow as a phone.
        static let page = Place(width: 440, isPage: true)

        /// The horizontal extent of the plots; the labels of lines are to the right of it.
        var extent: ClosedRange<Double> { 56...Double(width - (isPage ? 112 : 140)) }
        /// The top of the first plot.
        var firstTop: Double { isPage ? 24 : 80 }
    }

    /// What one plot shows.
    struct Picture {
        let name: String
        /// The numbers to make room for.
        let numbers: [Double]
        /// Whether greater numbers are higher.
        var isUpwards = true
        let draw: (ChartPanel) -> [Markup]
    }

    let title: String
    let summary: String
    /// The numbers at the left and the right end of the horizontal axis.
    let axis: ClosedRange<Double>
    /// Numbers on the axis, and how they are written.
    let ticks: [(at: Double, text: String)]
    /// The number on the axis at which something is violated, and how much of the axis is marked there.
    let marked: (at: Double, width: Double)?
    let pictures: [Picture]

    /// The chart in the style and size of a place where it stands.
    ///
    /// - Complexity: O(*n*) in the number of points.
    func drawing(_ place: Place) -> Markup {
        let bottom = place.firstTop + 184 * Double(pictures.count) - 24
        let height = bottom + 28
        let heading =
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
            ] + heading + band(place, to: bottom) + plots(place)
                + ticks.map { tick in
                    Markup(
                        "text",
                        ["class": "tick", "x": x(tick.at, place).coordinate, "y": (bottom + 14).coordinate],
                        text: tick.text)
                } + cursor(place, to: bottom))
    }

    private func plots(_ place: Place) -> [Markup] {
        pictures.enumerated().flatMap { index, picture in
            let top = place.firstTop + Double(index) * 184
            let frame = ChartPanel.Frame(
                left: place.extent.lowerBound, right: place.extent.upperBound, top: top, bottom: top + 152)
            let panel = ChartPanel(
                name: picture.name, frame: frame,
                scale: Scale(
                    picture.numbers, atLeast: picture.isUpwards ? 1e-9 : 10,
                    first: picture.isUpwards ? frame.bottom : frame.top,
                    last: picture.isUpwards ? frame.top : frame.bottom),
                position: { x($0, place) })
            return panel.outline + picture.draw(panel)
        }
    }

    /// The horizontal coordinate of a number on the axis.
    private func x(_ number: Double, _ place: Place) -> Double {
        let share = (number - axis.lowerBound) / (axis.upperBound - axis.lowerBound)
        return place.extent.lowerBound + share * (place.extent.upperBound - place.extent.lowerBound)
    }

    /// A band behind the violation.
    private func band(_ place: Place, to bottom: Double) -> [Markup] {
        guard let marked, axis.contains(marked.at) else { return [] }
        let width = min(48, max(6, x(marked.at + marked.width, place) - x(marked.at, place)))
        let top = place.firstTop - 8
        return [
            Markup(
                "rect",
                [
                    "class": "violation", "x": (x(marked.at, place) - width / 2).coordinate,
                    "y": top.coordinate, "width": width.coordinate, "height": (bottom - top).coordinate,
                ])
        ]
    }

    /// The line that a page moves to the current step.
    private func cursor(_ place: Place, to bottom: Double) -> [Markup] {
        guard place.isPage else { return [] }
        return [
            Markup(
                "line",
                [
                    "class": "cursor", "id": "cursor", "x1": "-1", "x2": "-1",
                    "y1": (place.firstTop - 8).coordinate, "y2": bottom.coordinate,
                ])
        ]
    }
}
