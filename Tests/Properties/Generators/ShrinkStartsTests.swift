import Generators
import Testing

/// Several bugs with one id.
@Suite struct ShrinkStartsTests {
    private static let list = Generator<Int>.integer(in: 0...20).array(count: 0...12)

    /// The minima from 20 seeds, for a number of shrink starts.
    private func minima<Value: Hashable & Sendable>(
        _ property: Property<Value>, of id: String, starts: Int
    ) -> Set<Value> {
        Set(
            (0..<20 as Range<UInt64>).compactMap { seed in
                var settings = SearchSettings(cases: 2_000, seed: seed)
                settings.shrinkStarts = starts
                return search(property, settings).counterexamples.first { $0.failure.id == id }?.value
            })
    }

    private static let longOrThirteen = Property(list, id: "fails") { list in
        list.count < 6 && !(list.count == 2 && list[0] + list[1] == 13)
    }

    @Test func `one start leads to the bug found first`() {
        #expect(minima(Self.longOrThirteen, of: "fails", starts: 1).contains([0, 0, 0, 0, 0, 0]))
    }

    @Test func `several starts lead to the bug with the simplest counterexample`() {
        #expect(minima(Self.longOrThirteen, of: "fails", starts: 16) == [[0, 13]])
    }

    @Test func `the minimum of one failure is a start for the others`() {
        // The second number only prevents the exhaustive search of all 301 values.
        let number = zip(Generator<Int>.integer(in: 0...300), Generator<Int>.integer).map { number, _ in
            number
        }
        let property = Property(number) { number in
            (number >= 150 || number == 77 ? [Failure(id: "any", message: "")] : [])
                + (number == 77 ? [Failure(id: "rare", message: "")] : [])
        }
        #expect(minima(property, of: "any", starts: 2) == [77])
    }

    @Test func `executions of all starts are counted`() throws {
        var settings = SearchSettings(cases: 2_000, seed: 3)
        let one = try #require(search(Self.longOrThirteen, settings).counterexamples.first)
        settings.shrinkStarts = 8
        let eight = try #require(search(Self.longOrThirteen, settings).counterexamples.first)
        #expect(eight.executions > 2 * one.executions)
    }

    @Test func `each failure of a case of any source is shrunk separately`() {
        let property = Property(Self.list) { list in
            (list.count > 2 ? [Failure(id: "long", message: "")] : [])
                + (list.contains { $0 > 9 } ? [Failure(id: "large", message: "")] : [])
        }
        let bytes = (0..<20).flatMap { _ in [1, 20] as [UInt8] }
        let found = property.shrink(ChoiceSource(bytes: bytes))
        #expect(found.map(\.value) == [[0, 0, 0], [10]])
        var settings = SearchSettings()
        settings.knownIDs = ["long"]
        #expect(property.shrink(ChoiceSource(bytes: bytes), settings).map(\.failure.id) == ["large"])
        #expect(property.shrink(ChoiceSource(bytes: [])).isEmpty)
    }
}
