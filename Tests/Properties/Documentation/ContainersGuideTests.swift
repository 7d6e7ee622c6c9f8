import Generators
import MotionLaws
import Testing
import Verification

/// The output in the section on containers is real.
@Suite struct ContainersGuideTests {
    @Test func `the fling that the feed loses is found as the document shows it`() throws {
        let report = MotionReport(ContainersGuide.feed, SearchSettings(cases: 1_000, seed: 0))
        let found = try #require(report.counterexamples.first?.counterexample)
        #expect(report.counterexamples.count == 1)
        #expect(try GuideDocument("Fingers").outputs.last == found.text, "\(found.text)")
    }
}
