import AirBarModel
import Testing

@testable import Verification

@Suite struct EventCoverageTests {
    private static func coverage(_ cases: [[EventKinds]]) -> EventCoverage {
        cases.reduce(into: EventCoverage()) { total, kinds in
            var one = EventCoverage()
            for kind in kinds { one.add(kind) }
            total.formUnion(one)
        }
    }

    @Test func `pairs and triples are those of events in a row within a case`() {
        let coverage = Self.coverage([[.began, .motion, .ended], [.motion, .motion]])
        #expect(coverage.pairShare.met == 3 && coverage.tripleShare.met == 1)
        #expect(!coverage.pairShare.missing.contains(["pan began", "motion"]))
        #expect(coverage.pairShare.missing.contains(["pan ended", "motion"]))
        #expect(!coverage.tripleShare.missing.contains(["pan began", "motion", "pan ended"]))
    }

    @Test func `what no finger can do is not missing`() {
        let missing = EventCoverage().pairShare.missing
        #expect(missing.contains(["pan began", "pan ended"]) && missing.contains(["binding", "pan began"]))
        #expect(
            !missing.contains(["pan began", "pan began"]) && !missing.contains(["pan ended", "pan ended"]))
        #expect(!missing.contains(["binding", "pan ended"]) && !missing.contains(["pan began", "idle"]))
        #expect(Set(missing).count == missing.count && missing.count == EventCoverage().pairShare.possible)
    }

    /// scripts/check does the same with more cases, and has all pairs and most triples.
    @Test func `random scenarios have nearly all pairs of events in a row`() {
        let statistics = ConditionStatistics(of: BarVerifier(.hardened), seed: 1, cases: 2_000)
        let pairs = statistics.coverage.pairShare
        #expect(pairs.met * 100 > pairs.possible * 85, "\(pairs.met) of \(pairs.possible)")
    }
}
