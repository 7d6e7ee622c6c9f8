/// The confidence interval of a true share, given a sample.
///
/// The score interval of Wilson, "Probable Inference, the Law of Succession, and Statistical Inference" (1927).
/// Unlike the textbook's interval it is accurate for shares near 0 and 1 and for small samples.
///
///     let interval = WilsonInterval(12, of: 1_000, deviations: 1.96)
///     print(interval.lower, interval.upper)  // 0.0068775… 0.0208574…
package struct WilsonInterval: Hashable, Sendable {
    /// The lower bound of the share, in 0...1.
    package let lower: Double
    /// The upper bound of the share, in 0...1.
    package let upper: Double

    /// Makes the interval of a share that is known.
    init(exactly share: Double) { (lower, upper) = (share, share) }

    /// Makes the interval of a sample in which a number of values are of a class.
    ///
    /// - Parameters:
    ///   - count: the number of values of the class, clamped to `0...total`.
    ///   - total: the size of the sample; an empty sample gives 0...1.
    ///   - deviations: the standard deviations of a normal distribution on either side, 0 or more: with 1.96 such an
    ///     interval contains the true share with a probability of 95 %.
    package init(_ count: Int, of total: Int, deviations z: Double) {
        guard total > 0 else {
            (lower, upper) = (0, 1)
            return
        }
        let n = Double(total)
        let share = Double(min(max(count, 0), total)) / n
        let weight = 1 + z * z / n
        let centre = (share + z * z / (2 * n)) / weight
        let margin = z / weight * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        lower = count <= 0 ? 0 : max(0, centre - margin)
        upper = count >= total ? 1 : min(1, centre + margin)
    }
}
