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

    @Test func `a tap on the status bar shows the small bar that switches though the content is at its top`()
        throws
    {
        let events = "offset -188\nrefresh 100\noffset -88\nrefresh 0\nscroll top\nidle"
        let text = "scenario 1\nheights 0 88 88\nbind frame 600 content 2000 offset -88\n" + events
        let found = Reproduction(try ScenarioFile(parsing: text).session, on: SwitchingHeader.definition)
        #expect(found.counterexamples.isEmpty, "\(found.text)")
    }
}
