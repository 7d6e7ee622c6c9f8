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
        return (0..<oracle.relationCount).filter(selection.contains)
    }

    @Test func `every case is judged by two relations, and each relation gets its share of 10,000 cases`() {
        let cases = samples(of: Scenario.generator(events: 4...6), count: 10_000)
        var counts = [Int](repeating: 0, count: Self.oracle.relationCount)
        for test in cases {
            let relations = Self.relations(of: test)
            if relations.count != 2 { Issue.record("\(relations)") }
            for relation in relations { counts[relation] += 1 }
        }
        // Two of nine, within five standard deviations and the few scenarios that are generated twice.
        #expect(Self.oracle.relationCount == 9 && cases.count > 9_900)
        let share = 2 * cases.count / 9
        #expect(counts.allSatisfy { abs($0 - share) < 250 }, "\(counts)")
    }

    @Test func `every pair of relations is drawn together by some number`() {
        var pairs: Set<[Int]> = []
        for number in 0..<UInt64(9 * 8) {
            let selection = RelationSelection.drawn(by: number, of: 9)
            pairs.insert((0..<9).filter(selection.contains))
        }
        #expect(pairs.count == 36 && pairs.allSatisfy { $0.count == 2 })
    }

    @Test func `the same case draws the same relations, and every case those of few`() throws {
        for test in samples(of: Scenario.generator(events: 0...9), count: 100) where !test.hasNaN {
            let again = try #require(try ScenarioFile(parsing: ScenarioFile(test).text).scenario)
            #expect(again.digest == test.digest)
            #expect(Self.relations(of: again) == Self.relations(of: test))
        }
        for number in UInt64(0)..<9 {
            #expect((0..<2).allSatisfy(RelationSelection.drawn(by: number, of: 2).contains))
        }
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
    fileprivate var hasNaN: Bool { self != self }
}
