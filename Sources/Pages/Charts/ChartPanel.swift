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
            Markup(
                "text",
                ["class": "faint", "x": frame.left.coordinate, "y": (frame.top - 6).coordinate],
                text: name),
            Markup(
                "rect",
                [
                    "class": "frame", "x": frame.left.coordinate, "y": frame.top.coordinate,
                    "width": (frame.right - frame.left).coordinate,
                    "height": (frame.bottom - frame.top).coordinate,
                ]),
        ]
    }

    /// The numbers to the left of a plot of a range.
    static func levels(of range: ClosedRange<Double>) -> [(number: Double, text: String)] {
        Ticks(over: range, atMost: 4).numbers.map { ($0, NumberFormat.rounded.text($0)) }
    }

    private var levels: [Markup] {
        Self.levels(of: scale.range).map { number, text in
            Markup(
                "text",
                [
                    "class": "level", "x": (frame.left - 4).coordinate, "y": (scale(number) + 4).coordinate,
                ],
                text: text)
        }
    }

    /// A horizontal line at a number.
    func line(at number: Double) -> [Markup] {
        guard scale.includes(number) else { return [] }
        let y = scale(number).coordinate
        return [
            Markup(
                "line",
                [
                    "class": "line", "x1": frame.left.coordinate, "x2": frame.right.coordinate, "y1": y,
                    "y2": y,
                ])
        ]
    }

    /// A curve through the numbers that are in the plot, interrupted where one is not.
    ///
    /// - Parameters:
    ///   - numbers: the numbers.
    ///   - places: for each number its step or time.
    ///   - style: the class of the curve.
    ///   - hasDots: whether each number has a dot, where they are at most a hundred.
    func curve(
        of numbers: [Double], at places: [Double], _ style: String, hasDots: Bool = false
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
}
