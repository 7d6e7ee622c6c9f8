import Verification

/// The figure of a case of a law of motion as a chart.
///
///     let chart = FigureChart(figure, title: "published breaks P3, comes to rest", summary: "…")
///     print(chart.svg)
package struct FigureChart: Sendable {
    private let figure: Figure
    private let title: String
    private let summary: String

    /// A chart of a figure.
    ///
    /// - Parameters:
    ///   - figure: the curves.
    ///   - title: the heading.
    ///   - summary: what the figure shows, in a sentence.
    package init(_ figure: Figure, title: String, summary: String) {
        self.figure = figure
        self.title = title
        self.summary = summary
    }

    /// The chart as an SVG document, the same byte for byte for the same figure.
    package var svg: String { sheet.drawing(.document).text }

    /// What of the figure is not drawn; nil if all of it is.
    var omission: String? {
        var texts: [String] = []
        for curve in figure.panels.flatMap({ panel in panel.curves.map { (panel.name, $0) } })
        where curve.1.omitted > 0 {
            let count = curve.1.omitted + curve.1.points.count
            texts.append("\(curve.1.omitted) of \(count) points of \(curve.1.name) (\(curve.0))")
        }
        if texts.isEmpty { return nil }
        let furthest = NumberFormat.rounded.text(Figure.Curve.furthest)
        return "Not drawn, from the first beyond \(furthest) on: " + texts.joined(separator: ", ") + "."
    }

    /// The panels over the axis.
    var sheet: ChartSheet {
        let places = figure.panels.flatMap(\.curves).flatMap(\.points).map(\.x)
        let first = places.min() ?? 0
        let bands = figure.marked.map {
            [ChartSheet.Band(at: $0, width: 0, style: "violation", name: "the violation")]
        }
        let unit = figure.axis.contains(", ") ? figure.axis.split(separator: " ").last.map { " \($0)" } : nil
        return ChartSheet(
            title: title, summary: omission.map { "\(summary). \($0)" } ?? summary,
            axis: ChartAxis(range: first...max(places.max() ?? 0, first + 1e-3), unit: unit ?? ""),
            bands: bands ?? [],
            pictures: figure.panels.enumerated().map { index, panel in
                picture(panel, isLast: index == figure.panels.count - 1)
            }, legend: ChartLegend([], bands ?? []))
    }

    /// The first curve is that of the rules; the second is what is right, and any other is compared with them.
    private static let styles = ["curve", "ghost", "other"]

    /// A mark has its name with its number, and a curve its name at its right end.
    private func picture(_ panel: Figure.Panel, isLast: Bool) -> ChartSheet.Picture {
        let marks = panel.marks.map {
            SideLabels.Label($0.name, at: $0.value, isNumbered: true)
        }
        let ends = panel.curves.compactMap { curve in
            curve.points.last.map { SideLabels.Label(curve.name, at: $0.y, isNumbered: false) }
        }
        return ChartSheet.Picture(
            name: panel.name + (isLast ? " over \(figure.axis)" : ""),
            numbers: panel.curves.flatMap(\.points).map(\.y), labels: SideLabels(ends + marks)
        ) { plot in
            panel.marks.flatMap { plot.line(at: $0.value) }
                + panel.curves.enumerated().reversed().flatMap { index, curve in
                    plot.curve(
                        of: curve.points.map(\.y), at: curve.points.map(\.x),
                        Self.styles[min(index, Self.styles.count - 1)])
                }
        }
    }
}
