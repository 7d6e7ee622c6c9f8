import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// Where a bar snaps that goes on as it moved: N9, and what of the others that is about.
extension InvariantTests {
    private static let withContent = BarKind.airBar.with(.directionalSnapping)
    private static let alone = BarKind.hidesOnScroll.with(.directionalSnapping)

    /// Whether a bar is found that is three heights tall in turn: when bound, after a scroll by 50 points, and at rest.
    private func finds(
        _ heights: [Double], from start: Double = 500, to end: Double = 550, of kind: BarKind = withContent
    ) throws -> Bool {
        try VerificationTests.finds(
            .onwardSnap, heights.map { .at($0) }, .contentOffset(end), .pan(.ended), .idle, at: start,
            kind: kind)
    }

    @Test func `N9 asks a bar between its detents to go on as it moved last`() throws {
        #expect(try !finds([200, 150, 100]) && finds([200, 150, 200]))
        #expect(try !finds([100, 150, 200]) && finds([100, 150, 100]))
        let turning: [ScriptedBar.Cue] = [.at(200), .at(130), .at(150), .at(100)]
        #expect(
            try VerificationTests.finds(
                .onwardSnap, turning, .contentOffset(570), .contentOffset(550), .pan(.ended), at: 500,
                kind: Self.withContent))
    }

    @Test func `N9 leaves alone what a finger does as it is lifted, and what is as good as on a detent`()
        throws
    {
        #expect(try finds([160, 150, 200]) && !finds([159, 150, 200]))
        #expect(try finds([200, 101, 200]) && !finds([200, 100.5, 200]))
    }

    @Test(
        arguments: [
            [.pan(.began), .pan(.ended)], [.pan(.possible)], [.idle], [.contentHeight(3000)],
            [.bottomInset(0)],
            [.horizontalScroll],
        ] as [[BarEvent]])
    func `N9 takes the nearest height as well where something has happened since that moved nothing`(
        between: [BarEvent]
    ) throws {
        /// Whether a bar is found that shrank from 200 points to a height, and at rest has another one.
        func finds(_ height: Double, then end: Double, after between: [BarEvent]) throws -> Bool {
            let heights = [200] + Array(repeating: height, count: 1 + between.count) + [end]
            let bar = BarDefinition("scripted", kind: Self.alone) {
                ScriptedBar($0, heights.map { .at($0) })
            }
            let events = [.contentOffset(700 - height)] + between + [.idle]
            return Invariant.onwardSnap.violation(in: try scenario(events, on: view(at: 500)), by: bar) != nil
        }
        #expect(try !finds(160, then: 200, after: between) && finds(160, then: 200, after: []))
        #expect(try finds(140, then: 200, after: between) && !finds(140, then: 100, after: between))
        // After what the app asks for nothing is owed.
        #expect(try !finds(140, then: 200, after: [.expand(false)]))
    }

    @Test func `N9 leaves alone a finger that turned before it lifted`() throws {
        func finds(_ velocity: Double) throws -> Bool {
            try VerificationTests.finds(
                .onwardSnap, [.at(200), .at(150), .at(150), .at(200)], .contentOffset(550),
                .release(Release(velocity: velocity, rest: 550)), .idle, at: 500, kind: Self.alone)
        }
        #expect(try finds(900) && !finds(-900))
    }

    @Test func `N9 takes the way back of a bounce for a turn where a rounding error may be one`() throws {
        func finds(isExact: Bool) throws -> Bool {
            try VerificationTests.finds(
                .onwardSnap, [.at(200), .at(150), .at(150), .at(200)], .contentOffset(1405),
                .contentOffset(1400), .idle, at: 1350, isExact: isExact, kind: Self.alone)
        }
        #expect(try finds(isExact: true) && !finds(isExact: false))
    }

    @Test func `N9 lets a bar that waits take a turn for one before the bar moves`() throws {
        func finds(_ end: Double, turning: Double, isPrompt: Bool = false) throws -> Bool {
            try VerificationTests.finds(
                .onwardSnap, [.at(200), .at(160), .at(160), .at(end)], .contentOffset(540),
                .contentOffset(turning), .idle, at: 500, isExact: true,
                kind: isPrompt ? Self.alone : Self.alone.without(.promptFollowing))
        }
        #expect(try !finds(200, turning: 539) && finds(200, turning: 541))
        #expect(try finds(200, turning: 539, isPrompt: true))
    }

    @Test func `N9 leaves alone a bar that is led by a finger and has closed a gap without one`() throws {
        func finds(_ lift: PanPhase) throws -> Bool {
            try VerificationTests.finds(
                .onwardSnap, [.at(200), .at(200), .at(150), .at(150), .at(180), .at(180), .at(100)],
                .pan(.began), .contentOffset(-150), .pan(lift), .contentOffset(-180), .contentOffset(0),
                .idle,
                isExact: true, kind: Self.alone.with(.fingerLed))
        }
        #expect(try !finds(.ended) && finds(.changed))
    }

    @Test func `N9 lets a bar at the bottom be shown near an edge`() throws {
        func finds(_ height: Double, at start: Double) throws -> Bool {
            try VerificationTests.finds(
                .onwardSnap, [.at(200), .at(160), .at(height)], .contentOffset(start + 40), .idle, at: start,
                kind: Self.alone.atBottom)
        }
        #expect(try !finds(200, at: -190) && finds(200, at: 500) && !finds(100, at: 500))
    }

    @Test func `N9 asks for no gap, and for no content beyond its end`() throws {
        #expect(try !finds([200, 150, 200, 200], from: -200, to: -150, of: Self.alone))
        #expect(try finds([200, 150, 150, 200], from: -200, to: -99, of: Self.alone))
        #expect(try finds([200, 150, 200], from: 1300, to: 1350))
        #expect(try !finds([200, 150, 200], from: 1301, to: 1351))
    }

    @Test func `N9 asks a large title that snaps by direction to go on, too`() throws {
        let title = BarKind.largeTitle.with(.directionalSnapping)
        #expect(try finds([200, 130, 200], from: -200, to: -130, of: title))
        #expect(try !finds([200, 130, 100], from: -200, to: -130, of: title))
    }

    @Test func `N2 is not about a bar that snaps by direction, and N9 about no other`() {
        let definition = BarDefinition("mine", kind: Self.withContent) { ScriptedBar($0, []) }
        #expect(
            Invariant.nearestSnap.reasonNotToApply(to: definition)
                == "the bar has the capability directional-snapping")
        #expect(Invariant.onwardSnap.reasonNotToApply(to: definition) == nil)
        #expect(
            Invariant.onwardSnap.reasonNotToApply(to: .hardened) == "the bar snaps to the nearest height")
    }

    @Test func `L6 takes a fling that ends just below the top of a large title to the top`() throws {
        func finds(_ target: Double?, rest: Double = -180, refresh: Double = 0) throws -> Bool {
            try VerificationTests.finds(
                .momentumSurvives, [.at(100), .at(100), .at(100, target: target)], .refreshInset(refresh),
                .release(Release(velocity: -900, rest: rest)), at: 500, expanded: 200, isExact: true,
                kind: .largeTitle)
        }
        #expect(try !finds(-200) && finds(nil) && finds(-199) && !finds(-100))
        // With a refresh control the title is large at the top, or only where the control is out of sight.
        #expect(try !finds(-260, rest: -240, refresh: 60) && !finds(nil, rest: -240, refresh: 60))
        #expect(try !finds(-200, rest: -190, refresh: 60) && finds(nil, rest: -190, refresh: 60))
        #expect(try finds(-180, rest: -190, refresh: 60) && !finds(-160, rest: -190, refresh: 60))
    }

    @Test func `L6 leaves a fling alone that ends as near to the large title as to the small one`() throws {
        func finds(rest: Double) throws -> Bool {
            try VerificationTests.finds(
                .momentumSurvives, [.at(180), .at(180)], .release(Release(velocity: 900, rest: rest)),
                at: -180,
                expanded: 200, isExact: true, kind: .largeTitle)
        }
        #expect(try !finds(rest: -151) && !finds(rest: -150) && finds(rest: -149))
    }

    @Test func `L6 takes a fling on to the detent ahead of a bar that snaps by direction`() throws {
        // A fling that ends with the bar 20 points below its normal height: nearest is that, ahead is the compact one.
        func finds(_ target: Double, _ kind: BarKind) throws -> Bool {
            try VerificationTests.finds(
                .momentumSurvives, [.at(200), .at(200, target: target)],
                .release(Release(velocity: 900, rest: 520)), at: 500, kind: kind)
        }
        #expect(try !finds(600, Self.withContent) && finds(500, Self.withContent))
    }
}
