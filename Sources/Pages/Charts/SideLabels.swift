import Verification

/// Texts to the right of a plot, each at the height of its number.
///
/// Where numbers are close, their texts stand one below the other, each with a line to its number. The text of a number
/// that is out of the plot stands at the border beyond which the number is, with an arrow.
struct SideLabels {
    /// A name, and the number at which it stands.
    struct Label {
        let name: String
        let number: Double
        /// Whether the number stands behind the name.
        let isNumbered: Bool

        init(_ name: String, at number: Double, isNumbered: Bool) {
            self.name = name
            self.number = number
            self.isNumbered = isNumbered
        }

        /// The text in a width, in which the name is cut, and the number is not.
        func text(in width: Double) -> String {
            let end = isNumbered ? " \(NumberFormat.rounded.text(number))" : ""
            return ChartText.cut(name, to: width - ChartText.width(end)) + end
        }
    }

    private let labels: [Label]

    /// The distance of two texts, from baseline to baseline.
    private static let pitch = 14.0

    /// Labels without those whose number is none.
    init(_ labels: [Label]) { self.labels = labels.filter { !$0.number.isNaN } }

    /// The width of the longest text with its arrow and the gap to the plot; 0 if there is none.
    var width: Double {
        labels.map { ChartText.width("↑ " + $0.text(in: .infinity)) + 18 }.max() ?? 0
    }

    /// The texts beside a plot.
    ///
    /// - Parameter room: the width for all of this; a longer text is cut.
    func markup(in panel: ChartPanel, room: Double) -> [Markup] {
        let frame = panel.frame
        let placed = labels.map { label -> (text: String, y: Double, isInside: Bool) in
            let y = panel.scale(label.number)
            let isInside = panel.scale.includes(label.number)
            let arrow = isInside ? "" : y < frame.top ? "↑ " : "↓ "
            let text = label.text(in: room - 18 - ChartText.width(arrow))
            return (arrow + text, min(max(y, frame.top), frame.bottom), isInside)
        }
        .sorted { $0.y < $1.y }
        let lines = Self.spread(placed.map(\.y), in: frame.top + 8...frame.bottom - 2)
        return zip(placed, lines).flatMap { label, y -> [Markup] in
            let text = Markup(
                "text",
                ["class": "label", "x": (frame.right + 10).coordinate, "y": (y + 4).coordinate],
                text: label.text)
            guard label.isInside, abs(y - label.y) > 0.5 else { return [text] }
            return [
                Markup(
                    "line",
                    [
                        "class": "leader", "x1": frame.right.coordinate, "y1": label.y.coordinate,
                        "x2": (frame.right + 8).coordinate, "y2": y.coordinate,
                    ]), text,
            ]
        }
    }

    /// Coordinates that are at least a pitch apart, as near as possible to ascending ones.
    private static func spread(_ wanted: [Double], in range: ClosedRange<Double>) -> [Double] {
        var groups: [(first: Double, count: Int)] = []
        func append(_ first: Double, _ count: Int) {
            let lowest = range.upperBound - Double(count - 1) * pitch
            groups.append((max(range.lowerBound, min(first, lowest)), count))
        }
        for y in wanted {
            append(y, 1)
            while groups.count > 1 {
                let (upper, lower) = (groups[groups.count - 2], groups[groups.count - 1])
                let height = Double(upper.count) * pitch
                guard lower.first < upper.first + height else { break }
                // The mean of where each text of both groups would have the group begin.
                let sum = upper.first * Double(upper.count) + (lower.first - height) * Double(lower.count)
                groups.removeLast(2)
                append(sum / Double(upper.count + lower.count), upper.count + lower.count)
            }
        }
        return groups.flatMap { group in (0..<group.count).map { group.first + Double($0) * pitch } }
    }
}
