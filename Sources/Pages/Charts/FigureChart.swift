import Verification

/// The figure of a case of a law of motion as a chart.
///
///     let chart = FigureChart(figure, title: "published breaks P3, comes to rest", summary: "…")
///     print(chart.svg)
public struct FigureChart: Sendable {
    private let figure: Figure
    private let title: String
    private let summary: String

    /// A chart of a figure.
    ///
    /// - Parameters:
    ///   - figure: the curves.
    ///   - title: the heading.
    ///   - summary: what the figure shows, in a sentence.
    public init(_ figure: Figure, title: String, summary: String) {
        self.figure = figure
        self.title = title
        self.summary = summary
    }

    /// The chart as an SVG document, the same byte for byte for the same figure.
    public var svg: String { sheet.drawing(.document).text }

    /// The panels over the axis.
    var sheet: ChartSheet {
        let places = figure.panels.flatMap(\.curves).flatMap(\.points).map(\.x)
        let first = places.min() ?? 0
        let axis = first...max(places.max() ?? 0, first + 1e-3)
        let unit = figure.axis.split(separator: " ").last.map { " \($0)" } ?? ""
        return ChartSheet(
            title: title, summary: summary, axis: axis,
            ticks: Ticks(over: axis, atMost: 6).numbers.map { ($0, NumberFormat.rounded.text($0) + unit) },
            marked: figure.marked.map { ($0, 0) },
            pictures: figure.panels.enumerated().map { index, panel in
                picture(panel, isLast: index == figure.panels.count - 1)
            })
    }

    /// The first curve is that of the rules; the second is what is right, and any other is compared with them.
    private static let styles = ["curve", "ghost", "other"]

    private func picture(_ panel: Figure.Panel, isLast: Bool) -> ChartSheet.Picture {
        ChartSheet.Picture(
            name: panel.name + (isLast ? " over \(figure.axis)" : ""),
            numbers: panel.curves.flatMap(\.points).map(\.y)
        ) { plot in
            panel.marks.flatMap {
                plot.mark(at: $0.value, label: "\($0.name) \(NumberFormat.rounded.text($0.value))")
            }
                + Labels(panel.curves, in: plot).markup
                + panel.curves.enumerated().reversed().flatMap { index, curve in
                    plot.curve(
                        of: curve.points.map(\.y), at: curve.points.map(\.x),
                        Self.styles[min(index, Self.styles.count - 1)])
                }
        }
    }
}

/// The names of curves at their right ends, one below the other where these are close.
private struct Labels {
    private(set) var markup: [Markup] = []

    init(_ curves: [Figure.Curve], in plot: ChartPanel) {
        let ends = curves.compactMap { curve in
            curve.points.last.map { (name: curve.name, y: plot.scale($0.y)) }
        }
        var free = -Double.infinity
        for end in ends.sorted(by: { $0.y < $1.y }) {
            let y = max(free, end.y + 4)
            free = y + 14
            markup.append(plot.text(end.name, x: plot.frame.right + 6, y: y))
        }
    }
}
