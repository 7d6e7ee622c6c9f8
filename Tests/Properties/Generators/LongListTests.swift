import Generators
import Testing
import TestSupport

@Suite struct LongListTests {
    private static let bytes = Generator<UInt8>.integer.array(count: 0...100_000).long(upTo: 250_000)

    @Test func `lists attain a length of 100,000, and are still short most of the time`() {
        let counts = samples(of: Self.bytes, count: 200).map(\.count)
        #expect(counts.max() == 100_000)
        #expect(counts.count { $0 < 1_000 } > 80)
    }

    @Test func `without being asked for, a list has at most 1,024 elements above its least count`() {
        let short = Generator<UInt8>.integer.array(count: 0...100_000)
        #expect(samples(of: short, count: 200).map(\.count).max() == 1_024)
    }

    @Test func `a list of 100,000 elements of which one matters shrinks to that one`() throws {
        let lists = Generator<UInt8>.integer.array(count: 100_000...100_000).long(upTo: 250_000)
        let property = Property(lists, id: "small") { !$0.contains { $0 >= 200 } }
        var settings = SearchSettings(cases: 10)
        settings.stopWhenFound = ["small"]
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.value.count == 100_000)
        #expect(found.value.filter { $0 != 0 } == [200])
        #expect(found.executions < 200, "\(found.executions)")
    }

    @Test func `a length above 65,536 shrinks to the least that fails, and its token replays`() throws {
        let property = Property(Self.bytes, id: "short") { $0.count < 70_000 }
        let found = try #require(search(property).counterexamples.first)
        #expect(found.value == Array(repeating: 0, count: 70_000))
        let again = try replay(ReplayToken(parsing: "\(ReplayToken(found.choices))"), Self.bytes)
        #expect(again == found.value)
    }

    @Test(arguments: [Int.min, -1, 0, Int.max])
    func `any number of draws makes values`(draws: Int) {
        let lists = Generator<UInt8>.integer.array(count: 0...9).long(upTo: draws)
        #expect(samples(of: lists, count: 50).map(\.count).max() == 9)
    }
}
