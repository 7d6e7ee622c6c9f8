import AirBarModel
import BarTesting
import Testing
import Verification

// S7, bounce ignored: y and y' at or beyond the same edge: Δo = 0
// Step 2: the bar's movement during a bounce is 1, expected none (0)
@Test func `published keeps S7, bounce ignored, in 2 events`() async throws {
    let scenario = try Scenario(
        heights: BarHeights(compact: 100, normal: 200, expanded: 300),
        scrollView: ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200),
        events: [
            .contentOffset(1400),
            .contentOffset(1401),
        ])
    await check(.published, keeps: [.bounceIgnored], in: scenario)
}
