import Verification

/// The horizontal axis of a chart.
struct ChartAxis {
    /// The numbers at its left and its right end.
    let range: ClosedRange<Double>
    /// What is written behind a number, such as " s".
    var unit = ""
    /// Whether only whole numbers are on it.
    var isWhole = false
    /// What the numbers are, if texts of another kind stand for them in a second row.
    var rows: (name: String, second: Row?)?

    /// A second row of texts, for the same places.
    struct Row {
        /// What they are.
        let name: String
        let text: (Double) -> String
    }

    /// The texts at a place, one for each row.
    struct Tick {
        let at: Double
        let texts: [String]
    }

    /// The names of the rows; none if they need none.
    var names: [String] { rows.map { [$0.name] + ($0.second.map { [$0.name] } ?? []) } ?? [] }

    /// Places on the axis with their texts, at most twelve, and as many as stand beside each other in a width.
    func ticks(in width: Double) -> [Tick] {
        for most in stride(from: 12.0, through: 1, by: -1) {
            let numbers = Ticks(over: range, atMost: most, apartBy: isWhole ? 1 : 0).numbers
            let ticks = numbers.map { number in
                Tick(
                    at: number,
                    texts: [NumberFormat.rounded.text(number) + unit]
                        + (rows?.second.map { [$0.text(number)] } ?? []))
            }
            let widest = ticks.flatMap(\.texts).map { ChartText.width($0) }.max() ?? 0
            let step = numbers.count > 1 ? numbers[1] - numbers[0] : .infinity
            if step / (range.upperBound - range.lowerBound) * width > widest + 4 { return ticks }
        }
        return []
    }
}
