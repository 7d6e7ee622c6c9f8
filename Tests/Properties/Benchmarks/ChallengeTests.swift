import Benchmarks
import Testing

/// The public shrinking challenge; `scripts/bench challenges` runs it from more seeds.
@Suite struct ChallengeTests {
    private static let seeds: Range<UInt64> = 0..<20

    @Test(arguments: Challenge.all)
    func `every seed finds and reaches the normal form`(challenge: Challenge) {
        let result = challenge.run(seeds: Self.seeds)
        #expect(result.found == result.runs)
        #expect(result.normal == result.runs, "\(result.results)")
        #expect(result.results.count == 1)
    }

    @Test(arguments: Challenge.all)
    func `shrinking takes no more executions than Hypothesis where that gets there too`(
        challenge: Challenge
    ) throws {
        let figures = try #require(challenge.hypothesis)
        let limit = figures.normal == figures.runs ? Double(try #require(figures.meanShrink)) : 500
        #expect(challenge.run(seeds: Self.seeds).meanShrink <= limit)
    }

    @Test func `the challenge has its fourteen rows`() {
        #expect(Set(Challenge.all.map(\.name)).count == 14)
    }
}
