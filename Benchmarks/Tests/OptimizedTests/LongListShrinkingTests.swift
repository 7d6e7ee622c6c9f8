import Generators
import Testing

/// What takes half a minute without optimization.
@Suite struct LongListShrinkingTests {
    @Test func `a list of 70,000 elements of which one matters shrinks to that one`() throws {
        let lists = Generator<UInt8>.integer.array(count: 70_000...70_000).long(upTo: 250_000)
        let property = Property(lists, id: "small") { !$0.contains { $0 >= 200 } }
        var settings = SearchSettings(cases: 10)
        settings.stopWhenFound = ["small"]
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.value.count == 70_000)
        #expect(found.value.filter { $0 != 0 } == [200])
        #expect(found.executions < 200, "\(found.executions)")
    }
}
