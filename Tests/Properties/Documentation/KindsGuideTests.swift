import AirBarModel
import Testing
import TestSupport
import Verification

/// The small bar of each kind is right.
@Suite struct KindsGuideTests {
    private static let bars = KindSketch.all.map(\.definition)

    @Test(arguments: bars)
    func `a small bar of a kind is accused of nothing in realistic scenarios`(definition: BarDefinition) {
        let report = BarVerifier(definition, events: .realistic).run(cases: 4_000)
        #expect(report.holds, "\(report.text)")
    }

    @Test(arguments: bars)
    func `a small bar of a kind is accused of nothing in sessions`(definition: BarDefinition) {
        let report = SessionVerifier(definition, events: .realistic).run(cases: 300)
        #expect(report.holds, "\(report.text)")
    }

    @Test func `a tap on the status bar shows the small bar that switches though the content is at its top`()
        throws
    {
        let events: [BarEvent] = [
            .contentOffset(-188), .refreshInset(100), .contentOffset(-88), .refreshInset(0), .scrollToTop,
            .idle,
        ]
        let heights = BarHeights(compact: 0, normal: 88, expanded: 88)
        let found = Reproduction(
            try scenario(events, heights: heights, on: try view(at: -88)), on: SwitchingHeader.definition)
        #expect(found.counterexamples.isEmpty, "\(found.text)")
    }
}
