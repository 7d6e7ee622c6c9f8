import Generators
import Testing

@Suite struct EdgeCaseTests {
    private static let number = Generator<Int>.integer(in: -50...900)
    private static let wide = Generator<Int>.integer(in: -50...1_000_000, towards: 7)

    /// The cases of a search, from several seeds.
    private static func values<Value>(
        _ generator: Generator<Value>, cases: Range<Int>, of count: Int = 1_000
    ) -> [Value] {
        (0..<50 as Range<UInt64>).flatMap { seed in
            cases.compactMap { index in
                var source = ChoiceSource(seed: seed, caseIndex: index, of: count)
                return try? generator.generate(from: &source)
            }
        }
    }

    @Test func `in the first cases all integers are edges and all lists are short`() {
        let numbers = Set(Self.values(Self.number, cases: 1..<16))
        #expect(numbers == [-50, 900, 0, 1, -1, 2, -2, 3, -3, 4, -4])
        // In a wide range, small numbers and earlier ones are special too.
        let wide = Self.values(Self.wide, cases: 1..<16)
        let edges: Set = [-50, 1_000_000, 7, 8, 6, 9, 5, 10, 4, 11, 3]
        #expect(edges.isSubset(of: wide))
        #expect(wide.count(where: edges.contains) > wide.count * 3 / 4)
        let counts = Self.values(Self.number.array(count: 2...60), cases: 1..<16).map(\.count)
        #expect(Set(counts) == [2, 3, 4, 5])
        #expect(Set(Self.values(Self.number.array(count: 4...4), cases: 1..<16).map(\.count)) == [4])
    }

    @Test func `later cases are random, and at most an eighth of few cases are edge cases`() {
        #expect(Set(Self.values(Self.number, cases: 16..<36)).count > 300)
        #expect(Set(Self.values(Self.number, cases: 3..<23, of: 23)).count > 300)
        #expect(Set(Self.values(Self.number, cases: 1..<3, of: 23)).count == 11)
    }

    @Test func `an edge case is the same with and without recording, and in a replay`() throws {
        for seed in 0..<50 as Range<UInt64> {
            var plain = ChoiceSource(seed: seed, caseIndex: 3)
            var recorded = ChoiceSource(seed: seed, caseIndex: 3, isRecording: true)
            let value = try ChoiceSourceTests.mixed.generate(from: &plain)
            #expect(try ChoiceSourceTests.mixed.generate(from: &recorded) == value)
            var replayed = ChoiceSource(replaying: recorded.recording.choices)
            #expect(try ChoiceSourceTests.mixed.generate(from: &replayed) == value)
        }
    }

    @Test func `a failure that needs three edges at once is found among the first cases`() {
        let edge = Generator<Int>.integer(in: 0...1_000)
        let property = Property(zip(edge, edge, edge), id: "all edges") { values in
            let (first, second, third) = values
            return ![first, second, third].allSatisfy { $0 == 0 || $0 == 1_000 }
        }
        for seed in 0..<20 as Range<UInt64> {
            // Case 0 is the simplest value and would fail too.
            let others = Property(property.generator.filter { $0 != (0, 0, 0) }, property.body)
            var settings = SearchSettings(cases: 1_000, seed: seed)
            settings.stopWhenFound = ["all edges"]
            #expect((search(others, settings).counterexamples.first?.caseIndex ?? .max) < 60)
        }
    }

    @Test func `edge cases are not part of the sample of coverage requirements`() throws {
        let property = Property(Self.wide, id: "any") { _ in true }.observing(
            .cover("any", atLeast: 0) { _ in true })
        for (cases, edges) in [(1_000, 15), (40, 5), (7, 0)] {
            let coverage = try #require(
                search(property, SearchSettings(cases: cases)).statistics.coverage.first)
            #expect(coverage.total == cases - 1 - edges)
        }
    }
}
