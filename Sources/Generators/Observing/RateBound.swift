/// The upper bound of the rate of an event, given how often it came in a number of independent cases.
///
/// The exact bound of Clopper & Pearson, "The use of confidence or fiducial limits illustrated in the case of the
/// binomial" (1934), on one side: the least rate at which so few events have a probability of at most 5 %.
///
///     print(RateBound(0, of: 1_000_000).upper)  // 2.99572…e-06
///     print(RateBound(2, of: 1_000_000).upper)  // 6.29578…e-06
///
/// Without events it is 1 − 0.05^(1 / n), about 3 / n. ``WilsonInterval`` is narrower, but only accurate on average.
package struct RateBound: Hashable, Sendable {
    /// The upper bound of the rate, in 0...1; 1 if there were no cases.
    package let upper: Double

    /// Makes the bound of a sample.
    ///
    /// - Parameters:
    ///   - count: the number of events; a negative one counts as 0, and one of at least `total` gives 1.
    ///   - total: the number of cases.
    ///   - confidence: the least probability that such a bound is not below the true rate. From 1, the bound is 1. A
    ///     low confidence gives no bound below the rate in the sample.
    /// - Complexity: O(√*n*) in the number of events.
    package init(_ count: Int, of total: Int, confidence: Double = 0.95) {
        guard total > 0, count < total, confidence < 1 else {
            upper = 1
            return
        }
        let count = max(count, 0)
        var (low, high) = (Double(count) / Double(total), 1.0)
        // Bisection ends where no number is between the two.
        while true {
            let middle = low + (high - low) / 2
            guard low < middle, middle < high else { break }
            if isUnlikely(count, of: total, rate: middle, level: 1 - confidence) {
                high = middle
            } else {
                low = middle
            }
        }
        upper = high
    }
}

/// Whether a binomial variable is at most `count` with a probability of at most `level`.
///
/// The probabilities of all counts are summed in units of that of `count` itself, and add up to 1; so there is no
/// binomial coefficient to compute, and nothing underflows. The rate must be at least `count / total`, so that the
/// probabilities below `count` decrease.
private func isUnlikely(_ count: Int, of total: Int, rate: Double, level: Double) -> Bool {
    let odds = rate / (1 - rate)
    let negligible = 1e-17
    var (below, term) = (1.0, 1.0)
    for number in stride(from: count, to: 0, by: -1) {
        term *= Double(number) / Double(total - number + 1) / odds
        below += term
        if term <= negligible * below { break }
    }
    var above = 0.0
    term = 1
    for number in count..<total {
        term *= Double(total - number) / Double(number + 1) * odds
        above += term
        if above * level >= below * (1 - level) { return true }
        if term <= negligible * above { break }
    }
    return false
}
