import Yardsticks
import Testing

/// `scripts/check` requires more in release: `scripts/bench discoveries` runs 100 seeds.
@Suite struct DiscoveryTests {
    @Test(arguments: Discovery.all)
    func `random cases break a false property from 19 of 20 seeds`(discovery: Discovery) {
        #expect(discovery.found(seeds: 0..<20) >= 19, "\(discovery.name)")
    }
}
