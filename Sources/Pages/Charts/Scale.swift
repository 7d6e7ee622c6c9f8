/// A linear map from a range of numbers to a range of coordinates.
struct Scale {
    /// A quarter of each end of the range, because the difference of two finite numbers may be infinite.
    private let quarters: ClosedRange<Double>
    private let to: (first: Double, last: Double)

    /// - Parameters:
    ///   - values: the numbers to make room for, with a margin of a twelfth on both sides; those that are not finite are
    ///     left out.
    ///   - least: the smallest length of the range.
    ///   - first: the coordinate of the least number.
    ///   - last: the coordinate of the greatest one.
    init(_ values: some Sequence<Double>, atLeast least: Double, first: Double, last: Double) {
        let finite = values.lazy.filter(\.isFinite)
        let lower = finite.min() ?? 0
        let upper = finite.max() ?? 0
        let reach = max(upper / 4 - lower / 4, least / 4) * (7.0 / 12)
        let middle = upper / 8 + lower / 8
        quarters = (middle - reach)...(middle + reach)
        to = (first, last)
    }

    /// The numbers that have a coordinate; infinite where their difference would be.
    var range: ClosedRange<Double> { quarters.lowerBound * 4...quarters.upperBound * 4 }

    /// Whether a number is in the range.
    func includes(_ number: Double) -> Bool { quarters.contains(number / 4) }

    /// The coordinate of a number.
    func callAsFunction(_ number: Double) -> Double {
        let share = (number / 4 - quarters.lowerBound) / (quarters.upperBound - quarters.lowerBound)
        return to.first + share * (to.last - to.first)
    }
}
