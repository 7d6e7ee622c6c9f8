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
    }

    /// What one plot shows.
    struct Picture {
        let name: String
        /// The numbers to make room for.
        let numbers: [Double]
        /// Whether greater numbers are higher.
        var isUpwards = true
        /// What is written to the right of the plot.
        let labels: SideLabels
        let draw: (ChartPanel) -> [Markup]

        /// The smallest difference of the numbers at the top and at the bottom: equal ones need room for a number of an axis.
        private var least: Double { isUpwards ? (Set(numbers).count > 1 ? 1e-9 : 1) : 10 }

        /// The vertical coordinate of a number in a plot between two coordinates.
        func scale(top: Double, bottom: Double) -> Scale {
            Scale(
                numbers, atLeast: least, first: isUpwards ? bottom : top,
                last: isUpwards ? top : bottom)
        }
    }

    /// A mark behind all plots.
    struct Band {
        /// The number on the axis; NaN if it is none of them.
        let at: Double
        /// How much of the axis is marked there.
        let width: Double
        let style: String
        /// What is there, for a legend.
        let name: String
    }

    let title: String
    let summary: String
    let axis: ChartAxis
    let bands: [Band]
    let pictures: [Picture]
    var legend = ChartLegend()

    /// The distance of the tops of two plots.
    private static let pitch = 184.0

    /// The chart in the style and size of a place where it stands.
    ///
    /// - Parameters:
    ///   - place: where it stands.
    ///   - prefix: the beginning of its identifiers, for a page that has several drawings.
    /// - Complexity: O(*n*) in the number of points.
    func drawing(_ place: Place, prefix: String = "") -> Markup {
        let heading = place.isPage ? nil : ChartHeading(title: title, summary: summary, width: place.width)
        let extent = extent(place)
        let top = heading?.height ?? 24
        let bottom = top + Self.pitch * Double(pictures.count) - 24
        let axisEnd = bottom + 14 + 14 * Double(max(1, axis.names.count) - 1)
        let height = axisEnd + 14 + legend.height(in: Double(place.width))
        let background = [
            Markup("style", raw: Resource.colors + Resource.chart),
            Markup("rect", ["class": "page", "width": "\(place.width)", "height": height.coordinate]),
        ]
        return Markup(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "chart",
                "viewBox": "0 0 \(place.width) \(height.coordinate)", "role": "img",
                "aria-labelledby": "\(prefix)title \(prefix)summary",
            ],
            [
                Markup("title", ["id": "\(prefix)title"], text: title),
                Markup("desc", ["id": "\(prefix)summary"], text: summary),
            ] + (heading.map { background + $0.markup } ?? []) + bands(extent, top - 8...bottom)
                + plots(extent, from: top, in: place) + ticks(extent, at: bottom + 14)
                + legend.markup(below: axisEnd + 14, in: Double(place.width))
                + (place.isPage ? ["hover", "cursor"].map { line($0, top - 8...bottom) } : []))
    }

    /// The horizontal extent of the plots: the numbers of their scales are to the left of it, and the labels of their lines
    /// to the right, for which at most half of the width is used.
    func extent(_ place: Place) -> ClosedRange<Double> {
        let levels = pictures.flatMap { ChartPanel.levels(of: $0.scale(top: 0, bottom: 1).range) }
        let left = max(
            axis.names.isEmpty ? 40 : 56, 12 + (levels.map { ChartText.width($0.text) }.max() ?? 0))
        let labels = max(12, pictures.map(\.labels.width).max() ?? 0)
        return left...max(Double(place.width) - labels, Double(place.width) / 2)
    }

    private func plots(_ extent: ClosedRange<Double>, from first: Double, in place: Place) -> [Markup] {
        pictures.enumerated().flatMap { index, picture in
            let top = first + Double(index) * Self.pitch
            let frame = ChartPanel.Frame(
                left: extent.lowerBound, right: extent.upperBound, top: top, bottom: top + 152)
            let panel = ChartPanel(
                name: ChartText.cut(picture.name, to: Double(place.width) - frame.left), frame: frame,
                scale: picture.scale(top: frame.top, bottom: frame.bottom),
                position: { x($0, extent) })
            return panel.outline + picture.draw(panel)
                + picture.labels.markup(in: panel, room: Double(place.width) - frame.right)
        }
    }

    private func ticks(_ extent: ClosedRange<Double>, at y: Double) -> [Markup] {
        axis.names.enumerated().map { row, name in
            Markup("text", ["class": "faint", "x": "4", "y": (y + 14 * Double(row)).coordinate], text: name)
        }
            + axis.ticks(in: extent.upperBound - extent.lowerBound).flatMap { tick in
                tick.texts.enumerated().map { row, text in
                    Markup(
                        "text",
                        [
                            "class": "tick", "x": x(tick.at, extent).coordinate,
                            "y": (y + 14 * Double(row)).coordinate,
                        ], text: text)
                }
            }
    }

    /// The horizontal coordinate of a number on the axis.
    private func x(_ number: Double, _ extent: ClosedRange<Double>) -> Double {
        let share = (number - axis.range.lowerBound) / (axis.range.upperBound - axis.range.lowerBound)
        return extent.lowerBound + share * (extent.upperBound - extent.lowerBound)
    }

    private func bands(_ extent: ClosedRange<Double>, _ rows: ClosedRange<Double>) -> [Markup] {
        bands.filter { axis.range.contains($0.at) }.map { band in
            let width = min(48, max(6, x(band.at + band.width, extent) - x(band.at, extent)))
            return Markup(
                "rect",
                [
                    "class": band.style, "x": (x(band.at, extent) - width / 2).coordinate,
                    "y": rows.lowerBound.coordinate, "width": width.coordinate,
                    "height": (rows.upperBound - rows.lowerBound).coordinate,
                ])
        }
    }

    /// A line that a page moves to a step.
    private func line(_ style: String, _ rows: ClosedRange<Double>) -> Markup {
        Markup(
            "line",
            [
                "class": style, "x1": "-1", "x2": "-1", "y1": rows.lowerBound.coordinate,
                "y2": rows.upperBound.coordinate,
            ])
    }
}
