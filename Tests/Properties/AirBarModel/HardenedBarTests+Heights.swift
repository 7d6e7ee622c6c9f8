import AirBarModel
import Testing
import TestSupport
import Verification

/// Heights that change while the bar is in use.
extension HardenedBarTests {
    private static func other(_ compact: Double, _ normal: Double, _ expanded: Double) -> BarEvent {
        .heights(BarHeights(compact: compact, normal: normal, expanded: expanded))
    }

    private static let taller = other(110, 220, 330)

    @Test
    func `a bar on a detent is on the same one of other heights, and any other stays in its new bounds`()
        throws
    {
        #expect(try heights(Self.taller) == [220])
        #expect(try heights(.contentOffset(500), Self.taller) == [100, 110])
        #expect(try heights(.expand(true), Self.taller) == [300, 330])
        #expect(try heights(.contentOffset(-150), Self.taller) == [150, 150])
        #expect(try heights(.contentOffset(-150), Self.other(160, 170, 180)) == [150, 160])
        #expect(try heights(.contentOffset(-150), Self.other(10, 120, 180)) == [150, 120])
    }

    @Test func `content at its top stays there under the bar, and other content stays where it is`() throws {
        #expect(try last(Self.taller).scrollView.contentOffset == -220)
        #expect(try last(Self.other(50, 60, 70)).scrollView.contentOffset == -60)
        #expect(try last(.expand(true), Self.taller).scrollView.contentOffset == -330)
        #expect(try last(.contentOffset(500), Self.taller).scrollView.contentOffset == 500)
        // A pull goes on where it is, unless the bar would cover the content.
        #expect(try last(.contentOffset(-230), Self.taller).scrollView.contentOffset == -230)
        #expect(try last(.contentOffset(-210), Self.taller).scrollView.contentOffset == -220)
        // The content is 20 points under the bar, which would leave a gap of 30.
        #expect(try last(.contentOffset(-80), Self.other(50, 200, 300)).scrollView.contentOffset == -50)
    }

    @Test func `other heights have other insets, and the same ones change nothing`() throws {
        let view = try last(Self.taller).scrollView
        #expect(view.contentInset.top == 220 && view.scrollIndicatorInsetTop == 220)
        #expect(try actions(.contentOffset(-150), Self.other(100, 200, 300)) == actions(.contentOffset(-150)))
    }

    @Test func `a finger goes on from where other heights leave it`() throws {
        #expect(
            try heights(.pan(.began), .contentOffset(-150), Self.taller, .contentOffset(-140))
                == [200, 150, 150, 140])
        #expect(try heights(.pan(.began), Self.taller, .contentOffset(-230)).last == 230)
    }

    @Test(arguments: [(200, 100, 300), (-1, 200, 300), (100, 200, Double.nan), (100, 200, 0x1p40)])
    func `invalid heights are refused`(_ heights: (Double, Double, Double)) throws {
        #expect(
            try self.heights(Self.other(heights.0, heights.1, heights.2), .contentOffset(-150)) == [200, 150])
    }
}
