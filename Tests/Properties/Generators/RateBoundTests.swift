import Generators
import Testing

@Suite struct RateBoundTests {
    /// Quantiles of the beta distribution, from SciPy 1.17.
    @Test(arguments: [
        (0, 1, 0.95), (0, 10, 0.2588655508930522), (0, 1_000, 0.002991249545095295),
        (0, 1_000_000_000, 2.9957322690667843e-09), (1, 10, 0.39416330243650466),
        (1, 100, 0.046559811453538935), (3, 10, 0.6066242161054123), (5, 20, 0.4555824040017489),
        (9, 10, 0.9948838031081763), (10, 100, 0.16371762327581477), (2, 1_000_000, 6.295780099210489e-06),
        (500, 1_000, 0.5264822687643087), (123_456, 10_000_000, 0.012403190602364472),
    ])
    func `the bound is the quantile of a table`(count: Int, total: Int, quantile: Double) {
        #expect(abs(RateBound(count, of: total).upper / quantile - 1) < 1e-10)
    }

    @Test func `without events the bound has a closed form`() {
        for total in 1...200 {
            let upper = RateBound(0, of: total).upper
            let missed = (0..<total).reduce(1.0) { power, _ in power * (1 - upper) }
            #expect(abs(missed / 0.05 - 1) < 1e-10)
        }
    }

    @Test(arguments: [1, 2, 5, 20, 40], [0.5, 0.95, 0.999])
    func `the bound covers every rate with at least its confidence, and some with no more`(
        total: Int, confidence: Double
    ) {
        let bounds = (0...total).map { RateBound($0, of: total, confidence: confidence).upper }
        for rate in stride(from: 0.005, to: 1, by: 0.005) {
            #expect(Self.coverage(of: bounds, rate: rate) > confidence - 1e-9, "\(rate)")
        }
        // A rate just above a bound is covered by the next bounds only: in exactly the nominal share of samples.
        for bound in bounds.dropLast() where bound > 0 && bound < 1 - 1e-6 {
            #expect(abs(Self.coverage(of: bounds, rate: bound * (1 + 1e-12)) - confidence) < 1e-9, "\(bound)")
        }
    }

    /// The probability that the bound of a binomial sample is at least the rate.
    private static func coverage(of bounds: [Double], rate: Double) -> Double {
        let total = bounds.count - 1
        var probability = (0..<total).reduce(1.0) { power, _ in power * (1 - rate) }
        var sum = 0.0
        for (count, bound) in bounds.enumerated() {
            if bound >= rate { sum += probability }
            probability *= Double(total - count) / Double(count + 1) * rate / (1 - rate)
        }
        return sum
    }

    @Test func `without cases, or if all are events, the bound is 1`() {
        for (count, total) in [(0, 0), (3, 0), (0, -5), (7, 7), (8, 7)] {
            #expect(RateBound(count, of: total).upper == 1)
        }
    }

    @Test func `invalid numbers do not trap`() {
        #expect(RateBound(-3, of: 10) == RateBound(0, of: 10))
        #expect(RateBound(3, of: 10, confidence: 1).upper == 1)
        #expect(RateBound(3, of: 10, confidence: .nan).upper == 1)
        #expect(abs(RateBound(3, of: 10, confidence: -1).upper - 0.3) < 1e-12)
        #expect(RateBound(0, of: .max).upper > 0)
    }

    @Test func `more events give a greater bound, and more cases a smaller one`() {
        for total in 2...40 {
            for count in 1..<total {
                #expect(RateBound(count - 1, of: total).upper < RateBound(count, of: total).upper)
                #expect(RateBound(count, of: total + 1).upper < RateBound(count, of: total).upper)
            }
        }
    }
}
