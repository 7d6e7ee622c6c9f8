import Generators
import Testing

@Suite struct TargetTests {
    private static let needle = Property(Generator<Int64>.integer, id: "needle") { $0 != 123_456_789 }
    private static let nearness = CaseObservation<Int64>.maximise("nearness") { number in
        -Double(number.subtractingReportingOverflow(123_456_789).partialValue.magnitude)
    }

    private static func found(_ property: Property<Int64>, seed: UInt64, cases: Int) -> [Int64] {
        var settings = SearchSettings(cases: cases, seed: seed)
        settings.stopWhenFound = ["needle"]
        return search(property, settings).counterexamples.map(\.value)
    }

    @Test func `a rare value is found from every seed with the target, and from none without`() {
        for seed in 0..<20 as Range<UInt64> {
            let target = Self.needle.observing(Self.nearness)
            #expect(Self.found(target, seed: seed, cases: 2_000) == [123_456_789])
            #expect(Self.found(Self.needle, seed: seed, cases: 2_000).isEmpty)
        }
    }

    @Test func `a failing case proposed by a target is shrunk like any other`() throws {
        let list = Generator<Int>.integer(in: 0...1_000).array(count: 0...20)
        // Equal numbers count once, since random lists of equal ones are not rare.
        let property = Property(list, id: "sum") { Set($0).reduce(0, +) < 16_000 }
        for seed in 0..<5 as Range<UInt64> {
            let plain = search(property, SearchSettings(cases: 4_000, seed: seed))
            #expect(plain.counterexamples.isEmpty)
            let target = property.observing(.maximise("sum") { Double(Set($0).reduce(0, +)) })
            let report = search(target, SearchSettings(cases: 4_000, seed: seed))
            #expect(report.counterexamples.map(\.value.count) == [17])
            let shrunk = try #require(report.counterexamples.first)
            #expect(shrunk.executions > 20 && shrunk.value.reduce(0, +) == 16_000, "\(shrunk.executions)")
            // The twenty greatest numbers have a sum of 19,810.
            #expect(try #require(report.statistics.scores.first?.best) >= 19_500)
        }
    }

    @Test func `several targets take turns, and scores that are not numbers are ignored`() throws {
        let pair = zip(Generator<Int64>.integer, Generator<Int64>.integer).map { [$0, $1] }
        let property = Property(pair, id: "any") { _ in true }.observing(
            .maximise("first") { $0[0] > 1 << 40 ? .nan : Double($0[0]) },
            .maximise("second") { -Double(($0[1] / 2 - 1_234_567).magnitude) },
            .maximise("never") { _ in .nan })
        let scores = search(property, SearchSettings(cases: 6_000)).statistics.scores
        #expect(try 0x1p40 * 0.99...0x1p40 ~= #require(scores[0].best))
        #expect(scores[1].best == 0)
        #expect(scores[2].best == nil)
        #expect(scores.map(\.description).last == "never: no score")
    }

    @Test func `the cases of one target do not disturb the others`() {
        func distance(_ index: Int) -> CaseObservation<[Int64]> {
            .maximise("\(index)") { -Double(($0[index] / 2 - 1_234_567).magnitude) }
        }
        let property = Property(Generator<Int64>.integer.array(count: 4...4), id: "any") { _ in true }
            .observing(distance(0), distance(1), distance(2), distance(3))
        let scores = search(property, SearchSettings(cases: 12_000)).statistics.scores
        #expect(scores.map(\.best) == [0, 0, 0, 0])
    }

    @Test func `cases proposed by a target are not part of the sample`() throws {
        let property = Self.needle.observing(
            Self.nearness, .cover("near", atLeast: 0) { $0 < 1 << 40 && $0 > 0 })
        let coverage = try #require(
            search(property, SearchSettings(cases: 1_015, seed: 1)).statistics.coverage.first)
        #expect(coverage.total == 500)
    }

    @Test func `the same seed gives the same targeted search`() {
        let reports = (0..<2).map { _ in
            search(Self.needle.observing(Self.nearness), SearchSettings(cases: 300, seed: 4))
        }
        #expect(reports[0].statistics == reports[1].statistics)
        #expect(reports[0].counterexamples.map(\.caseIndex) == reports[1].counterexamples.map(\.caseIndex))
    }
}
