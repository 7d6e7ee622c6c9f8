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

    @Test func `a bar that must stay appears, and hides with the first scroll after that`() throws {
        let scroll = [BarEvent.contentOffset(500), .stay(true), .contentOffset(530), .stay(false)]
        #expect(
            try heights(scroll[0], scroll[1], scroll[2], scroll[3], .contentOffset(540)) == [
                100, 200, 200, 200, 190,
            ])
        #expect(try heights(.expand(true), .stay(true), .contentOffset(-150)) == [300, 300, 200])
    }

    @Test func `a bar that must stay keeps short content scrollable, and shows how far it is open`() throws {
        let short = try ScrollViewGeometry(frameHeight: 600, contentHeight: 300, contentOffset: -200)
        let trace = Trace(
            of: Scenario(
                heights: .init(compact: 100, normal: 200, expanded: 300), scrollView: short,
                events: [.stay(true)]),
            on: .hardened)
        #expect(trace.last?.contentInset == ContentInset(top: 200, bottom: 200))
        #expect(trace.last?.after.progress == 1)
    }

    @Test(arguments: [
        RightBars.hiding, RightBars.switching, RightBars.bottomHiding, RightBars.bottomSwitching,
    ])
    func `right bars of two heights are shown and hidden in place too`(definition: BarDefinition) throws {
        let events: [BarEvent] = [.contentOffset(500), .show(true), .idle, .show(false), .idle]
        let heights = Trace(of: try scenario(events), on: definition).map { -$0.after.offset }
        #expect(heights == [200, 100, 200, 200, 100, 100])
        let stays: [BarEvent] = [.contentOffset(500), .stay(true), .contentOffset(800), .idle, .stay(false)]
        let ends = Trace(of: try scenario(stays + [.contentOffset(900)]), on: definition).map {
            -$0.after.offset
        }
        #expect(ends == [200, 100, 200, 200, 200, 200, 100])
    }
}
