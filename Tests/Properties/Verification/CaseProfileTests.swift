import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// What the cases of a search were like.
@Suite struct CaseProfileTests {
    private static let statistics = ConditionStatistics(of: BarVerifier(.hardened), seed: 1, cases: 1_000)

    @Test func `every case and every event is counted once`() {
        let profile = Self.statistics.profile
        let events = profile.kinds.reduce(0) { $0 + $1.count }
        #expect(profile.places.reduce(0) { $0 + $1.count } == events)
        // Flawed heights have no events.
        let cases = profile.lengths.reduce(0) { $0 + $1.count }
        #expect(cases <= Self.statistics.cases && cases > 9 * Self.statistics.cases / 10)
        #expect(events > cases)
    }

    @Test func `random cases have every kind of event, every place and every feature but one`() {
        let profile = Self.statistics.profile
        #expect(profile.kinds.allSatisfy { $0.count > 0 } && profile.places.allSatisfy { $0.count > 0 })
        let missing = profile.features.filter { $0.count == 0 }.map(\.name)
        #expect(missing == ["a scroll view that notifies of equal writes"])
    }

    @Test func `the lengths of cases are counted in powers of two`() {
        var profile = CaseProfile()
        for events in [1, 2, 3, 4, 5, 8, 9, 1_000_000_000] { profile.endCase([], events: events) }
        #expect(profile.lengths.prefix(5).map(\.count) == [1, 1, 2, 2, 1])
        #expect(profile.lengths.prefix(4).map(\.name) == ["1", "2", "3 to 4", "5 to 8"])
        #expect(profile.lengths.count == 20 && profile.lengths.last?.count == 1)
    }

    @Test func `a pair of events came, did not come, or cannot`() {
        let pairs = Self.statistics.coverage.pairs
        #expect(pairs.count == EventKinds.count && pairs.allSatisfy { $0.next.count == EventKinds.count })
        let share = Self.statistics.coverage.pairShare
        // A few pairs come that no finger explains: hostile cases have them, and a share leaves them out.
        #expect(pairs.flatMap(\.next).count { $0 == .came } >= share.met && share.met > 200)
        #expect(pairs.flatMap(\.next).count { $0 == .missing } == share.missing.count)
    }
}
