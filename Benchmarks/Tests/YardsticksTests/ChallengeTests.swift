import Generators
import Testing
import Yardsticks

/// The public shrinking challenge and the state machines.
///
/// `scripts/check` requires more in release: `scripts/bench challenges` runs 100 seeds and limits the executions.
@Suite struct ChallengeTests {
    private static let reached = (Challenge.all + Challenge.machines).filter { challenge in
        [nil, .costly].contains(Challenge.shortfalls[challenge.name])
    }

    @Test(arguments: reached)
    func `smoke: a seed ends at the normal form`(challenge: Challenge) {
        let result = challenge.run(seeds: 0..<1)
        #expect(result.found == 1 && result.normal == 1, "\(result.results)")
        #expect(result.results.count == 1)
    }

    /// A challenge whose numbers fail from one on, and the limit of Hypothesis's mean.
    private func challenge(
        normal: Int = 50, failsFrom least: Int = 50, limit: Int = 500, reachedBy runs: Int = 3
    ) -> Challenge {
        Challenge(
            "number", hypothesis: .init(found: 3, normal: runs, of: 3, meanShrink: limit),
            Generator<Int>.integer(in: 0...100), isNormal: { $0 == normal }, holds: { $0 < least })
    }

    @Test func `the limit is the mean of Hypothesis where all its runs reach the normal form, else 500`() {
        #expect(challenge(limit: 7).shrinkLimit == 7)
        #expect(challenge(limit: 7, reachedBy: 2).shrinkLimit == 500)
        #expect(Challenge.machines.prefix(3).allSatisfy { $0.shrinkLimit <= 350 })
    }

    @Test func `a challenge is met only if every seed ends at the normal form within the limit`() {
        #expect(challenge().run(seeds: 0..<3).isMet)
        #expect(!challenge(limit: 1).run(seeds: 0..<3).isMet)
        #expect(!challenge(normal: 51).run(seeds: 0..<3).isMet)
        #expect(!challenge(failsFrom: 101).run(seeds: 0..<3).isMet)
    }

    @Test
    func `there are sixty challenges, each with a name and with figures of Hypothesis`() {
        let all = Challenge.all + Challenge.machines
        #expect(all.count >= 60 && Set(all.map(\.name)).count == all.count)
        #expect(all.filter { $0.hypothesis == nil }.map(\.name) == [])
        #expect(Set(Challenge.shortfalls.keys).isSubset(of: all.map(\.name)))
    }
}
