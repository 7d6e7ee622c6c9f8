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
}
