import Generators
import Testing
import TestSupport

@Suite struct LongListTests {
    private static let bytes = Generator<UInt8>.integer.array(count: 0...100_000).long(upTo: 250_000)

    @Test func `lists attain a length of 100,000, and are still short most of the time`() {
        let counts = samples(of: Self.bytes, count: 60).map(\.count)
        #expect(counts.max() == 100_000)
        #expect(counts.count { $0 < 1_000 } > 24)
    }

    @Test func `without being asked for, a list has at most 1,024 elements above its least count`() {
        let short = Generator<UInt8>.integer.array(count: 0...100_000)
        #expect(samples(of: short, count: 200).map(\.count).max() == 1_024)
    }

    @Test func `the token of a list of more than 65,536 elements replays`() throws {
        let property = Property(Self.bytes, id: "short") { $0.count < 70_000 }
        var settings = SearchSettings()
        settings.stopWhenFound = ["short"]
        // To shrink it takes half a minute in debug; the tests of Benchmarks shrink such a list.
        settings.shrinkBudget = 0
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.value.count >= 70_000)
        let again = try replay(ReplayToken(parsing: "\(ReplayToken(found.choices))"), Self.bytes)
        #expect(again == found.value)
    }

    @Test(arguments: [Int.min, -1, 0, Int.max])
    func `any number of draws makes values`(draws: Int) {
        let lists = Generator<UInt8>.integer.array(count: 0...9).long(upTo: draws)
        #expect(samples(of: lists, count: 50).map(\.count).max() == 9)
    }
}
