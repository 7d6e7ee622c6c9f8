import Benchmarks
import Testing

@Suite struct MachineChallengeTests {
    @Test(arguments: Challenge.machines.indices)
    func `every seed ends at the fewest steps that break a machine`(index: Int) {
        let result = Challenge.machines[index].run(seeds: 0..<20)
        #expect(result.found == 20)
        #expect(result.normal == 20, "\(result.results)")
        #expect(result.meanShrink < 350)
    }
}
