import AirBarModel
import Testing
import TestSupport
import Verification

/// How the bars of this package are shown and hidden in place.
extension HardenedBarTests {
    @Test func `a bar that is shown in place is normal or as tall as before, and goes on from there`() throws
    {
        #expect(try heights(.contentOffset(500), .show(true), .contentOffset(530)) == [100, 200, 170])
        #expect(try heights(.contentOffset(-150), .show(true)) == [150, 200])
        #expect(try heights(.expand(true), .show(true)) == [300, 300])
    }

    @Test func `a bar hides in place where that leaves no gap, and elsewhere stays`() throws {
        #expect(try heights(.show(false)) == [200])
        #expect(try heights(.expand(true), .show(false)) == [300, 300])
        #expect(try heights(.contentOffset(-101), .show(true), .show(false)) == [101, 200, 200])
        #expect(try heights(.contentOffset(-100), .show(true), .show(false)) == [100, 200, 100])
    }

    @Test(arguments: [
        RightBars.hiding, RightBars.switching, RightBars.bottomHiding, RightBars.bottomSwitching,
    ])
    func `right bars of two heights are shown and hidden in place too`(definition: BarDefinition) throws {
        let events: [BarEvent] = [.contentOffset(500), .show(true), .idle, .show(false), .idle]
        let heights = Trace(of: try scenario(events), on: definition).map { -$0.after.offset }
        #expect(heights == [200, 100, 200, 200, 100, 100])
    }
}
