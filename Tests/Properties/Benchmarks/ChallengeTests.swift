import Benchmarks
import Generators
import Testing

/// The public shrinking challenge and the state machines.
///
/// `scripts/check` requires more in release: `airbar bench challenges` runs 100 seeds and limits the executions.
@Suite struct ChallengeTests {
    @Test(arguments: Challenge.all + Challenge.machines)
    func `smoke: a seed ends at the normal form`(challenge: Challenge) {
        let result = challenge.run(seeds: 0..<1)
        #expect(result.found == 1 && result.normal == 1, "\(result.results)")
        #expect(result.results.count == 1)
    }

    @Test func `the limit is the mean of Hypothesis where all its runs reach the normal form, else 500`() {
        for challenge in Challenge.all {
            let figures = challenge.hypothesis
            let isNormal = figures.map { $0.normal == $0.runs } ?? false
            let limit = isNormal ? figures?.meanShrink.map(Double.init) : 500
            #expect(challenge.shrinkLimit == limit)
        }
        #expect(Challenge.machines.allSatisfy { $0.shrinkLimit == 350 })
    }

    @Test func `a challenge is met only if every seed ends at the normal form within the limit`() {
        func isMet(_ limit: Double, normal: Int = 50, failsFrom least: Int = 50) -> Bool {
            Challenge(
                "number", shrinkLimit: limit, Generator<Int>.integer(in: 0...100),
                isNormal: { $0 == normal }, holds: { $0 < least }
            ).run(seeds: 0..<3).isMet
        }
        #expect(isMet(500))
        #expect(!isMet(1))
        #expect(!isMet(500, normal: 51))
        #expect(!isMet(500, failsFrom: 101))
    }

    @Test func `the challenge has its fourteen rows`() {
        #expect(Set(Challenge.all.map(\.name)).count == 14)
    }
}
