/// Between which bounds a true share lies, with a confidence, as far as a sample can tell.
///
/// The score interval of Wilson, "Probable Inference, the Law of Succession, and Statistical Inference" (1927): unlike
/// the textbook's interval it is honest for shares near 0 and 1 and for small samples.
///
///     let interval = WilsonInterval(12, of: 1_000, confidence: 0.95)
///     print(interval.lower, interval.upper)  // 0.0068776… 0.0208572…
public struct WilsonInterval: Hashable, Sendable {
    /// The least share that the sample is compatible with, in 0...1.
    public let lower: Double
    /// The greatest share that the sample is compatible with, in 0...1.
    public let upper: Double

    /// Makes the interval of a share that is known.
    init(exactly share: Double) { (lower, upper) = (share, share) }

    /// Makes the interval of a sample in which a number of values are of a class.
    ///
    /// - Parameters:
    ///   - count: how many are, in `0...total`; anything else counts as the nearer end.
    ///   - total: the size of the sample; without any, nothing is known: 0...1.
    ///   - confidence: how likely such an interval is to hold the true share, below 1: half of what is missing may
    ///     be on either side.
    public init(_ count: Int, of total: Int, confidence: Double) {
        guard total > 0 else {
            (lower, upper) = (0, 1)
            return
        }
        // Past 37 standard deviations the probabilities are no longer those of ordinary numbers.
        let z = min(max(normalQuantile((1 + confidence) / 2), 0), 37)
        let n = Double(total)
        let share = Double(min(max(count, 0), total)) / n
        let weight = 1 + z * z / n
        let centre = (share + z * z / (2 * n)) / weight
        let margin = z / weight * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
        lower = count <= 0 ? 0 : max(0, centre - margin)
        upper = count >= total ? 1 : min(1, centre + margin)
    }
}
