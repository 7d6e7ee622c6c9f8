import Verification

/// One plot of a chart: numbers over steps or over time.
struct ChartPanel {
    /// Where the plot is, in coordinates of the chart.
    struct Frame {
        let left: Double
        let right: Double
        let top: Double
        let bottom: Double
    }

    /// What the numbers are.
    let name: String
    /// Where the plot is.
    let frame: Frame
    /// The vertical coordinate of a number.
    let scale: Scale
    /// The horizontal coordinate of a step or a time.
    let position: (Double) -> Double

    /// The outline, with the name above it, and numbers to the left.
    var outline: [Markup] {
        levels + [
            text(name, x: frame.left, y: frame.top - 6),
            Markup(
                "rect",
                [
                    "class": "frame", "x": frame.left.coordinate, "y": frame.top.coordinate,
                    "width": (frame.right - frame.left).coordinate,
                    "height": (frame.bottom - frame.top).coordinate,
                ]),
        ]
    }

    private var levels: [Markup] {
        Ticks(over: scale.range, atMost: 4).numbers.map { number in
            Markup(
                "text",
                [
                    "class": "level", "x": (frame.left - 4).coordinate, "y": (scale(number) + 4).coordinate,
                ],
                text: NumberFormat.rounded.text(number))
        }
    }

    /// A horizontal line at a number, with a label on it.
    func mark(at number: Double, label: String) -> [Markup] {
        guard let line = line(at: number, label: "").first else { return [] }
        return [line, text(label, x: frame.left + 6, y: scale(number) + (number > middle ? 14 : -4))]
    }

    private var middle: Double { scale.range.lowerBound / 2 + scale.range.upperBound / 2 }

    /// A horizontal line at a number, with a label to the right of it.
    func line(at number: Double, label: String) -> [Markup] {
        guard scale.includes(number) else { return [] }
        let y = scale(number)
        return [
            Markup(
                "line",
                [
                    "class": "line", "x1": frame.left.coordinate, "x2": frame.right.coordinate,
                    "y1": y.coordinate, "y2": y.coordinate,
                ]),
            text(label, x: frame.right + 6, y: y + 4),
        ]
    }

    /// A curve through the numbers that are in the plot, interrupted where one is not.
    ///
    /// - Parameters:
    ///   - numbers: the numbers.
    ///   - places: for each number its step or time.
    ///   - style: the class of the curve.
    ///   - hasDots: whether each number has a dot, where they are at most a hundred.
    ///   - label: the text to the right of the last number in the plot.
    func curve(
        of numbers: [Double], at places: [Double], _ style: String, hasDots: Bool = false,
        label: String? = nil
    ) -> [Markup] {
        let parts = numbers.indices.split { !numbers[$0].isFinite || !scale.includes(numbers[$0]) }
        var elements = parts.filter { $0.count > 1 }.map { part in
            let points = part.map { (position(places[$0]).coordinate, scale(numbers[$0]).coordinate) }
            return Markup("polyline", ["class": style, "points": Self.joined(points)])
        }
        if hasDots, numbers.count <= 100 {
            elements += parts.joined().map {
                let (x, y) = (position(places[$0]).coordinate, scale(numbers[$0]).coordinate)
                return Markup("circle", ["class": style, "cx": x, "cy": y, "r": "3"])
            }
        }
        if let label, let last = parts.last?.last {
            elements.append(text(label, x: frame.right + 6, y: scale(numbers[last]) + 4))
        }
        return elements
    }

    /// The points of a polyline, without those in the middle of a horizontal part.
    private static func joined(_ points: [(x: String, y: String)]) -> String {
        points.indices.filter { index in
            index == 0 || index == points.count - 1 || points[index].y != points[index - 1].y
                || points[index].y != points[index + 1].y
        }
        .map { "\(points[$0].x),\(points[$0].y)" }.joined(separator: " ")
    }

    /// A text in the plot or beside it.
    func text(_ text: String, x: Double, y: Double) -> Markup {
        Markup("text", ["class": "faint", "x": x.coordinate, "y": y.coordinate], text: text)
    }
}
