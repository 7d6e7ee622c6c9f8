import AirBarModel
import Generators
import Testing
import Verification

/// A large title that has each fling end at the nearest place where it can rest, ahead or behind, as many headers do in
/// `scrollViewWillEndDragging`.
private struct NearestTitle: Bar {
    var title: LargeTitleBar
    /// Whether it takes the place nearest to where the fling begins, in place of that nearest to where it would end.
    let looksBack: Bool

    var state: BarState { title.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        guard case .release(let release) = event, release.velocity.magnitude >= 300 else {
            return title.react(to: event, on: &host)
        }
        title.react(to: .pan(.possible), on: &host)
        let (view, heights) = (host.scrollView, title.state.configuration.heights)
        let way = heights.normal - heights.compact
        let place = view.visible(looksBack ? view.contentOffset : release.rest) - view.top
        guard place > 0, place < way else { return }
        host.retarget(to: view.visible(view.top + (place < way / 2 ? 0 : way)))
    }
}

@Suite struct NearestTitleTests {
    private static func report(looksBack: Bool, seed: UInt64, _ cases: Int) -> BarReport {
        BarVerifier(
            BarDefinition("nearest", heights: .fixed(64, 300), kind: .largeTitle) {
                NearestTitle(title: LargeTitleBar($0), looksBack: looksBack)
            }, events: .realistic
        ).run(cases: cases, seed: seed)
    }

    @Test(arguments: [UInt64](0..<3))
    func `a title that takes the height nearest to the rest of a fling is right`(seed: UInt64) {
        let report = Self.report(looksBack: false, seed: seed, 5_000)
        #expect(report.holds, "\(report.text)")
    }

    @Test(arguments: [UInt64](0..<3))
    func `a title that takes the height nearest to where a fling begins breaks L6`(seed: UInt64) {
        let report = Self.report(looksBack: true, seed: seed, 1_000)
        #expect(report.status(of: .momentumSurvives) == .broken, "\(report.text)")
    }
}
