import AirBarModel
import BarTesting
import Testing
import Verification

// S2, finite: non-finite input, a negative length, or a magnitude of 2⁴⁰ and more leaves the state
// unchanged; no other input is refused; no output is ever non-finite
// Step 66: on input to be refused, the bar's movement is -1.0000002248489182e-07, expected none (0)
@Test func `published@0...1,100...200,284 keeps S2, finite, in 42 actions`() async throws {
    let session = try Session(
        heights: BarHeights(compact: 0.30000000000000004, normal: 200, expanded: 284),
        tolerances: BarTolerances(top: 4, quietSnap: 0.25, fling: 250),
        scrollView: ScrollViewGeometry(
            frameHeight: 600, contentHeight: 1_099_511_627_775, contentOffset: -260.00000000000006,
            safeArea: ContentInset(top: 60, bottom: 34),
            barInset: ContentInset(top: 200, bottom: 0), bottomInset: 50,
            behavior: [.notifiesEqualWrites, .clamps]),
        display: Display(clock: .init(.hz120, jitter: 0.3, dropping: 7), scale: .three),
        actions: [
            .touch,
            .drag(by: -80, over: 0.2),
            .pause(0.1),
            .lift,
            .fling(1200),
            .cancel,
            .animate(to: 300),
            .animateToTop,
            .rest,
            .preconfigure(
                ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: 0)),
            .bindOther,
            .event(.contentOffset(0x1ea15524d41225p-42)),
            .event(.contentOffset(-0.0)),
            .event(.contentOffset(0x1p-1074)),
            .event(.scroll(.set, to: 1e-7)),
            .event(.scroll(.animated, to: 1e300)),
            .event(.scroll(.viewAnimation, to: 1e16)),
            .event(.scrollToTop),
            .event(.horizontalScroll),
            .event(.lostContentOffset(9007199254740992.0)),
            .event(.pan(.began)),
            .event(.pan(.changed)),
            .event(.pan(.cancelled)),
            .event(.pan(.failed)),
            .event(.pan(.possible)),
            .event(.pan(.ended)),
            .event(.release(.init(velocity: -0x1d252f1c6646fbp-44, rest: 300))),
            .event(.contentHeight(12_345_678)),
            .event(.frameHeight(700.5)),
            .event(.safeArea(ContentInset(top: 0.1, bottom: -0.0))),
            .event(.refreshInset(60)),
            .event(.bottomInset(300)),
            .event(.bounces(true)),
            .event(.bounces(false)),
            .event(
                .scrollView(
                    ScrollViewGeometry(
                        frameHeight: 600, contentHeight: 2000, contentOffset: -260,
                        safeArea: ContentInset(top: 60, bottom: 34),
                        barInset: ContentInset(top: 200, bottom: 0), bottomInset: 50,
                        behavior: .clamps))),
            .event(
                .scrollView(
                    ScrollViewGeometry(
                        frameHeight: 600, contentHeight: 2000, contentOffset: -260,
                        behavior: .notifiesEqualWrites))),
            .event(.expand(true)),
            .event(.expand(false)),
            .event(.idle),
            .event(.contentOffset(-.infinity)),
            .event(.contentOffset(.infinity)),
            .event(.contentOffset(.nan)),
        ])
    await check(
        .published.with(
            heights: .between(
                BarHeights(compact: 0, normal: 100, expanded: 284),
                BarHeights(compact: 1, normal: 200, expanded: 284))),
        keeps: [.finite], in: session)
}
