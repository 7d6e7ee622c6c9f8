import AirBarModel
import BarTesting
import Testing
import Verification

// F1, rests on a detent: once fingers are up and everything has come to rest, o is exactly a detent
// (L1)
// Step 52: at rest, the bar's distance to a detent is 20, expected none (0)
@Test func `published keeps F1, rests on a detent, in 4 actions`() async throws {
    let session = try Session(
        heights: BarHeights(compact: 100, normal: 200, expanded: 300),
        scrollView: ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200),
        actions: [
            .drag(by: 10, over: 0.2),
            .event(.expand(true)),
            .lift,
            .rest,
        ])
    await check(.published, keeps: [.restsOnDetent], in: session)
}
