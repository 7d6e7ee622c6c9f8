import Testing

@testable import BarCommands

/// The rate of a search, and the time that is left.
@Suite struct PaceTests {
    @Test(arguments: [
        (0, 1_000, 5.0, ""), (10, 1_000, 0.4, ""), (500, 1_000, 1, ", 500 a second, 1 s left"),
        (1_000, 1_000_000, 0.5, ", 2,000 a second, 8 min left"), (20, 10, 1, ", 20 a second, 0 s left"),
        (500, 1_000, 100, ", 5 a second, 100 s left"), (1, 1_000, 10, ", 0 a second, 2 h left"),
        (1, 1_000, 1_000, ", 0 a second, 11 days left"),
        (1, .max, 1e9, ", 0 a second, 1,000,000,000,000,000 days left"),
    ])
    func `progress has a rate and the time that is left`(
        done: Int, cases: Int, seconds: Double, text: String
    ) {
        #expect(Pace(done, of: cases, in: seconds).text == text)
    }

    @Test(arguments: [(0.5, 0), (1, 0), (3.5, 3), (50, 9)])
    func `a search ends at its time limit, if that comes first`(limit: Double, left: Int) {
        #expect(Pace(100, of: 1_000, in: 1, limit: limit).text == ", 100 a second, \(left) s left")
    }
}
