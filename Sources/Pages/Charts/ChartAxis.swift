import Verification

/// The horizontal axis of a chart.
struct ChartAxis {
    /// The numbers at its left and its right end.
    let range: ClosedRange<Double>
    /// What is written behind a number, such as " s".
    var unit = ""
    /// Whether only whole numbers are on it.
    var isWhole = false

    /// Numbers on the axis with their texts, at most twelve, and as many as stand beside each other in a width.
    func ticks(in width: Double) -> [(at: Double, text: String)] {
        for most in stride(from: 12.0, through: 1, by: -1) {
            let numbers = Ticks(over: range, atMost: most, apartBy: isWhole ? 1 : 0).numbers
            let widest = numbers.map { ChartText.width(text($0)) }.max() ?? 0
            let step = numbers.count > 1 ? numbers[1] - numbers[0] : .infinity
            if step / (range.upperBound - range.lowerBound) * width > widest + 4 {
                return numbers.map { ($0, text($0)) }
            }
        }
        return []
    }

    private func text(_ number: Double) -> String { NumberFormat.rounded.text(number) + unit }
}
