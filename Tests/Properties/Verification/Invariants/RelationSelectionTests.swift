import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// Which relations a case of a search is judged by.
@Suite struct RelationSelectionTests {
    private static let oracle = Oracle()

    private static func relations<Case: BarCase>(of test: Case) -> [Int] {
        let selection = oracle.relations(drawnFor: test)
        return oracle.shares.indices.filter(selection.contains)
    }

    @Test func `each relation gets its share of 10,000 cases`() {
        let cases = samples(of: Scenario.generator(events: 4...6), count: 10_000)
        let shares = Self.oracle.shares
        var counts = [Int](repeating: 0, count: shares.count)
        for test in cases {
            for relation in Self.relations(of: test) { counts[relation] += 1 }
        }
        #expect(shares.count == 10 && cases.count > 9_900)
        // Within five standard deviations and the few scenarios that are generated twice.
        for (count, share) in zip(counts, shares) {
            let expected = Double(cases.count) / Double(share)
            #expect(abs(Double(count) - expected) < 5 * expected.squareRoot(), "\(count) of \(expected)")
        }
    }

    @Test func `every combination of relations is drawn by one of as many numbers`() {
        let drawn = (0..<UInt64(2 * 3 * 4)).map { number in
            let selection = RelationSelection.drawn(by: number, of: [2, 3, 4])
            return (0..<3).filter(selection.contains)
        }
        #expect(Set(drawn).count == 8)
        #expect(drawn.count { $0.contains(0) } == 12)
        #expect(drawn.count { $0.contains(1) } == 8)
        #expect(drawn.count { $0.contains(2) } == 6)
    }

    @Test func `the same case draws the same relations`() throws {
        for test in samples(of: Scenario.generator(events: 0...9), count: 100) where !test.hasNaN {
            let again = try #require(try ScenarioFile(parsing: ScenarioFile(test).text).scenario)
            #expect(again.digest == test.digest)
            #expect(Self.relations(of: again) == Self.relations(of: test))
        }
    }

    @Test func `a single relation is always selected`() {
        #expect((0..<9).allSatisfy { RelationSelection.drawn(by: $0, of: [8]).contains(0) })
    }

    @Test func `sessions that differ in a distance draw by different numbers`() throws {
        let session = try scenario([]).session
        let digests = [SessionAction.touch, .drag(by: 1, over: 1), .drag(by: 2, over: 1)].map {
            session.with(actions: [$0]).digest
        }
        #expect(Set(digests).count == digests.count)
    }
}

extension Scenario {
    /// Whether a NaN, of which there are several, is among the numbers.
    ///
    /// Events are compared one by one: an array is equal to itself whatever its elements are.
    var hasNaN: Bool { heights != heights || !events.allSatisfy { $0 == $0 } }
}
