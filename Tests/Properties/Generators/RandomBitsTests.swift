import Generators
import Testing

@Suite struct RandomBitsTests {
    @Test func `SplitMix64 returns the word published by its authors`() {
        #expect(RandomBits.mixed(0x9E37_79B9_7F4A_7C15) == 0xE220_A839_7B1D_CDAF)
    }

    @Test func `the words of a seed are unchanged`() {
        var random = RandomBits(seed: 42)
        let words = (0..<3).map { _ in random.next() }
        #expect(
            words == [
                1_546_998_764_402_558_742, 6_990_951_692_964_543_102, 12_544_586_762_248_559_009,
            ])
    }

    @Test(arguments: [UInt64(0), 1, 2, 6, 100, 1 << 40, .max - 1, .max])
    func `uniform values stay in their range and average its middle`(bound: UInt64) {
        var random = RandomBits(seed: 7)
        let values = (0..<4_000).map { _ in random.uniform(upTo: bound) }
        #expect(values.allSatisfy { $0 <= bound })
        let mean = values.reduce(0.0) { $0 + Double($1) } / 4_000
        // Five standard deviations of the mean of 4,000 uniform values.
        #expect(abs(mean - Double(bound) / 2) <= 0.0229 * Double(bound))
    }

    @Test func `seven values are uniform`() {
        var random = RandomBits(seed: 3)
        var counts = [Int](repeating: 0, count: 7)
        for _ in 0..<70_000 { counts[Int(random.uniform(upTo: 6))] += 1 }
        #expect(counts.allSatisfy { abs($0 - 10_000) < 500 })
    }
}
