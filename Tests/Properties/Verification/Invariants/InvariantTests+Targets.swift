import AirBarModel
import Motion
import Testing
import TestSupport

@testable import Verification

/// Where decelerations end.
extension InvariantTests {
    @Test func `L6 asks for an end that is ahead, and no farther from the rest than the bar's way`() throws {
        func finds(_ target: Double, rest: Double, velocity: Double = 300) throws -> Bool {
            try VerificationTests.finds(
                .momentumSurvives, [.at(150), .at(150, target: target)],
                .release(Release(velocity: velocity, rest: rest)), at: 500)
        }
        #expect(try !finds(650, rest: 650) && finds(450, rest: 650))
        #expect(try !finds(350, rest: 350, velocity: -300) && finds(550, rest: 350, velocity: -300))
        #expect(try !finds(620.5, rest: 520) && finds(620.5 + hair, rest: 520))
        // No scroll view begins a deceleration that rests behind, or where it is.
        #expect(try !finds(450, rest: 480) && !finds(550, rest: 520, velocity: -300))
        #expect(
            try !finds(350, rest: 500) && !finds(350, rest: 500 + rounding) && finds(350, rest: 500 + hair))
    }

    @Test func `L6 lets a fling turn back that rests nearer than at the usual rate`() throws {
        let high = try view(at: -300, safeArea: .zero)
        func finds(rest: Double) throws -> Bool {
            let release = BarEvent.release(Release(velocity: 300, rest: rest))
            let scenario = try scenario(
                [.contentOffset(-250), release],
                heights: BarHeights(compact: 64, normal: 300, expanded: 300), on: high)
            let title = BarDefinition("title", heights: .fixed(64, 300), kind: .largeTitle) {
                Retargeting(state: BarState($0))
            }
            return Invariant.momentumSurvives.violation(in: scenario, by: title) != nil
        }
        let usual = try Deceleration(releasedAt: -250, velocity: 300, rate: .normal).rest
        #expect(try finds(rest: usual) && !finds(rest: usual - hair))
    }

    @Test func `L6 asks nothing of a release beyond an edge that does not come back to it`() throws {
        func finds(rest: Double) throws -> Bool {
            try VerificationTests.finds(
                .momentumSurvives, [.at(100), .at(100, target: 700)],
                .release(Release(velocity: 300, rest: rest)), at: 1401)
        }
        #expect(try !finds(rest: 900) && finds(rest: 1400) && finds(rest: 1402))
    }

    @Test func `L6 lets rounding decide whether a fling that ends at the edge of a detent is left alone`()
        throws
    {
        let notched = try view(at: -96, safeArea: ContentInset(top: 193.0 / 3, bottom: 0))
        func finds(rest: Double) throws -> Bool {
            let release = BarEvent.release(Release(velocity: -300, rest: rest))
            let scenario = try scenario(
                [.contentOffset(0), release], heights: BarHeights(compact: 44, normal: 96, expanded: 96),
                on: notched)
            let title = BarDefinition("title", heights: .fixed(44, 96), kind: .largeTitle) {
                Retargeting(state: BarState($0))
            }
            return Invariant.momentumSurvives.violation(in: scenario, by: title) != nil
        }
        let edge = -193.0 / 3 - 44
        #expect(try !finds(rest: edge) && finds(rest: edge + hair))
    }

    @Test func `L6 says how far at most the end of a fling may be moved`() throws {
        let text =
            "scenario 1\nheights 44 96 96\nbind frame 600 content 5000 offset -96\npan began\noffset -90\n"
        let session = try ScenarioFile(parsing: text + "pan ended velocity 300 rest -60").session
        let definition = BarDefinition("far", heights: .fixed(44, 96), kind: .largeTitle) {
            Retargeting(state: BarState($0), target: 904)
        }
        let found = Reproduction(session, on: definition).counterexamples.first { $0.invariant.id == "L6" }
        #expect(
            found?.explanation == """
                The finger flung the content down at 300 pt/s, to rest at -60; the bar made the deceleration end at 904, but \
                should have moved where the fling ends by no more than 52.5 pt.
                """)
    }

    /// A large title that has each fling end at one content offset.
    private struct Retargeting: Bar {
        var state: BarState
        /// The content offset, in points; the top if it is nil.
        var target: Double?

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            let heights = state.configuration.heights
            host.setContentInset(ContentInset(top: heights.normal, bottom: 0))
            let view = host.scrollView
            if case .release = event { host.retarget(to: target ?? view.top) }
            state.offset = min(
                view.visible(view.contentOffset) - view.top - heights.normal, -heights.compact)
            host.report(state)
        }
    }
}
