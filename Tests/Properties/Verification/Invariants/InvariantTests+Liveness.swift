import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// What is to come to pass when the input stops: L1 and L3 to L6; L2 compares two runs.
extension InvariantTests {
    private static let slow = BarEvent.release(Release(velocity: 300.0.nextDown, rest: 0))
    private static let fling = BarEvent.release(Release(velocity: 300, rest: 0))

    @Test(arguments: [BarEvent.pan(.ended), .pan(.cancelled), .pan(.failed), .idle, slow])
    func `L1 asks for a detent when a gesture stops`(event: BarEvent) throws {
        func finds(_ cue: ScriptedBar.Cue) throws -> Bool {
            try VerificationTests.finds(.settles, [.at(150), .at(150), cue], .pan(.began), event)
        }
        #expect(try !finds(.at(100)) && !finds(.at(200)) && !finds(.at(300, open: true)))
        #expect(try finds(.at(100.0.nextUp)) && finds(.at(200.0.nextDown)))
        #expect(try finds(.at(300)) && finds(.at(150)))
    }

    @Test(arguments: [
        BarEvent.pan(.began), .pan(.changed), .pan(.possible), .contentOffset(0), .expand(true), fling,
        .release(Release(velocity: -300, rest: 0)), .release(Release(velocity: .nan, rest: 0)),
    ])
    func `L1 asks for nothing while the input goes on`(event: BarEvent) throws {
        #expect(try !finds(.settles, [.at(150), .at(150)], event))
    }

    @Test(arguments: [
        BarEvent.scroll(.set, to: 0), .scroll(.animated, to: 0), .scroll(.viewAnimation, to: 0), .scrollToTop,
        .swap,
    ])
    func `L3 asks for a detent when the content rests that a programme scrolled`(event: BarEvent) throws {
        let start = ScriptedBar.Cue.at(200)
        func finds(_ height: Double, _ events: BarEvent...) throws -> Bool {
            let cues = [start] + events.map { _ in ScriptedBar.Cue.at(150) } + [.at(height)]
            let definition = BarDefinition("scripted") { ScriptedBar($0, cues) }
            let scenario = try scenario([event] + events)
            return Invariant.programmaticScrollsSettle.violation(in: scenario, by: definition) != nil
        }
        #expect(try !finds(100, .idle) && finds(100.0.nextUp, .idle) && finds(150, .idle))
        #expect(try finds(150, .contentOffset(-100), .idle))
        // Nobody knows yet, or somebody did something else first.
        #expect(try !finds(150) && !finds(150, .contentOffset(-100)))
        #expect(try !finds(150, .pan(.began), .idle) && !finds(150, .expand(true), .idle))
        // What the idle report of a programme's scroll leaves is L3's, and not L1's.
        let cues: [ScriptedBar.Cue] = [start, .at(150), .at(150)]
        #expect(try !VerificationTests.finds(.settles, cues, event, .idle))
    }

    @Test func `L3 asks for nothing while a finger is down`() throws {
        let cues: [ScriptedBar.Cue] = [.at(200), .at(200), .at(150), .at(150)]
        #expect(
            try !finds(.programmaticScrollsSettle, cues, .pan(.began), .scroll(.set, to: 0), .idle))
        #expect(try !finds(.settles, cues, .pan(.began), .scroll(.set, to: 0), .idle))
    }

    @Test func `L1 asks for a detent when a gesture stops during a scroll of a programme`() throws {
        let cues: [ScriptedBar.Cue] = [.at(200), .at(200), .at(150), .at(150)]
        #expect(try finds(.settles, cues, .pan(.began), .scroll(.set, to: 0), .pan(.ended)))
    }

    @Test(arguments: [
        [BarEvent.pan(.began), .pan(.ended)], [.pan(.began), .pan(.cancelled)], [.pan(.failed)],
        [.pan(.began), slow], [.pan(.began), fling], [.pan(.began)],
    ])
    func `L1 asks for a detent in the idle report that follows a gesture, whatever moved before`(
        gesture: [BarEvent]
    ) throws {
        let events = [.scroll(.set, to: 0)] + gesture + [.idle]
        let cues = [ScriptedBar.Cue.at(200)] + events.dropLast().map { _ in .at(100) } + [.at(150)]
        let definition = BarDefinition("scripted") { ScriptedBar($0, cues) }
        #expect(Invariant.settles.violation(in: try scenario(events), by: definition) != nil)
    }

    @Test func `L4 asks for the bar in full at the top, at once but for a quiet snap`() throws {
        func finds(_ heights: Double..., then event: BarEvent = .idle) throws -> Bool {
            try VerificationTests.finds(
                .scrollToTop, [.at(100)] + heights.map { ScriptedBar.Cue.at($0, open: $0 > 200) },
                .scrollToTop,
                event, at: 500)
        }
        #expect(try !finds(199.5, 200) && !finds(199.5 - rounding, 200) && finds(199.5 - hair, 200))
        #expect(try !finds(200, 200 - rounding) && finds(200, 200 - hair) && finds(199.5, 199.5))
        #expect(try !finds(250, 300) && !finds(199.5, 199.5, then: .contentOffset(0)))
        #expect(try !VerificationTests.finds(.scrollToTop, [.at(100), .at(199.5)], .scrollToTop, at: 500))
        // Who scrolls on before that has left the top.
        let cues: [ScriptedBar.Cue] = [.at(100), .at(199.5), .at(190), .at(190)]
        for event in BarEvent.oneOfEachKind where ![.idle, .toTop, .lost].contains(event.kind) {
            let isFound = try VerificationTests.finds(
                .scrollToTop, cues, .scrollToTop, event, .idle, at: 500)
            #expect(!isFound, "\(event)")
        }
    }

    @Test func `L5 asks for the expanded state of a pan that begins at the top`() throws {
        func finds(_ contentOffset: Double, _ cue: ScriptedBar.Cue = .at(200), safeArea: Double = 0) throws
            -> Bool
        {
            let notched = try view(
                at: contentOffset, frame: 600 + inexact, content: 2000 + inexact,
                safeArea: ContentInset(top: safeArea, bottom: 0))
            return try VerificationTests.finds(
                .canBeOpened, [.at(200), cue], .pan(.began), on: notched)
        }
        #expect(try finds(-200) && finds(-250) && finds(-195 - hair) && !finds(-195 - rounding))
        #expect(try !finds(-195) && !finds(0) && !finds(-250, .at(200, open: true)))
        #expect(try finds(-245 - hair, safeArea: 50) && !finds(-245, safeArea: 50))
        #expect(try !VerificationTests.finds(.canBeOpened, [.at(200), .at(200)], .pan(.changed)))
    }

    @Test func `where sums are exact nothing is allowed for rounding`() throws {
        let cues: [ScriptedBar.Cue] = [.at(200), .at(200)]
        #expect(try VerificationTests.finds(.canBeOpened, cues, .pan(.began), at: -195, isExact: true))
        #expect(
            try !VerificationTests.finds(.canBeOpened, cues, .pan(.began), at: (-195.0).nextUp, isExact: true)
        )
        let slow: [ScriptedBar.Cue] = [.at(200), .at(190 - rounding)]
        #expect(try VerificationTests.finds(.neverFaster, slow, .contentOffset(-190), isExact: true))
    }

    @Test func `L6 allows a fling to be made to end within the edges, and not to be stopped`()
        throws
    {
        func finds(_ cue: ScriptedBar.Cue, velocity: Double = 300) throws -> Bool {
            // The same end is no retarget, and one that a rounding error tells apart needs no other reason.
            let release = Release(velocity: velocity, rest: cue.target?.nextUp ?? 0)
            return try VerificationTests.finds(
                .momentumSurvives, [.at(100), cue], .release(release), at: 500)
        }
        #expect(try !finds(.at(100)) && finds(.at(100, command: 500)))
        #expect(try !finds(.at(100, command: 500), velocity: 300.0.nextDown))
        #expect(try finds(.at(100, command: 500), velocity: -300))
        #expect(try !finds(.at(100, target: 1400 + rounding)) && finds(.at(100, target: 1400 + hair)))
    }

    @Test func `L6 asks for a fling that can end with the bar on a detent to be made to end there`() throws {
        func finds(rest: Double, velocity: Double = 300, target: Double? = nil, at start: Double = -200)
            throws
            -> Bool
        {
            let release = Release(velocity: velocity, rest: rest)
            return try VerificationTests.finds(
                .momentumSurvives, [.at(200), .at(200, target: target)], .release(release), at: start)
        }
        #expect(try finds(rest: -140) && !finds(rest: -140, target: -100))
        #expect(try !finds(rest: -140, target: -99.5) && finds(rest: -140, target: -100.5 - hair))
        // The bar ends on a detent, or within a quiet snap of one, or would have to go back.
        #expect(try !finds(rest: 0) && !finds(rest: -100.5) && finds(rest: -100.5 - hair))
        #expect(try !finds(rest: -160) && !finds(rest: -140, velocity: 299))
        // There is no content left to scroll.
        #expect(try !finds(rest: 1400, at: 1340) && finds(rest: 1359, at: 1299))
    }

    @Test func `L6 asks for a fling to go on that ends with the bar on a detent, and for its bounce`() throws
    {
        func finds(rest: Double, target: Double?, velocity: Double = 300) throws -> Bool {
            let release = Release(velocity: velocity, rest: rest)
            let cues: [ScriptedBar.Cue] = [.at(100), .at(100, target: target)]
            return try VerificationTests.finds(.momentumSurvives, cues, .release(release), at: 500)
        }
        #expect(try !finds(rest: 900, target: nil) && !finds(rest: 900, target: 900 + rounding))
        #expect(try finds(rest: 900, target: 900 + hair) && finds(rest: 900, target: 600))
        // Beyond the end, and beyond the top.
        #expect(try !finds(rest: 1509, target: nil) && finds(rest: 1509, target: 1400))
        #expect(try !finds(rest: -300, target: nil, velocity: -300))
        #expect(try finds(rest: -300, target: -200, velocity: -300))
        #expect(try finds(rest: -300, target: -199.5, velocity: -300))
    }

    @Test func `L6 asks for nobody to stop a fling, and for a detent when it is over`() throws {
        func finds(_ cues: ScriptedBar.Cue..., then event: BarEvent = .idle) throws -> Bool {
            let all = [.at(100), .at(100)] + cues
            return try VerificationTests.finds(
                .momentumSurvives, all, Self.fling, .contentOffset(-190), event, at: 500)
        }
        #expect(try !finds(.at(150), .at(100)) && finds(.at(150), .at(100.0.nextUp)))
        #expect(try finds(.at(150, command: -200), .at(200)) && !finds(.at(150), .at(200, command: -200)))
        #expect(try !finds(.at(150), .at(150), then: .pan(.began)))
    }

    @Test func `L6 takes a deceleration to go on while the content moves or a length changes`() throws {
        func finds(_ event: BarEvent) throws -> Bool {
            let cues = Array(repeating: ScriptedBar.Cue.at(100), count: event.isNotified ? 3 : 2)
            return try VerificationTests.finds(
                .momentumSurvives, cues + [.at(100, command: 500)], Self.fling, event, .contentOffset(490),
                at: 500)
        }
        for event in BarEvent.oneOfEachKind {
            let goesOn = EventKinds.lengths.union([.motion, .horizontal, .lost, .release])
            #expect(try finds(event) == !event.kind.isDisjoint(with: goesOn), "\(event)")
        }
    }

    @Test func `L6 allows nothing but a fling to be made to end elsewhere`() throws {
        for event in [BarEvent.contentOffset(-190), .pan(.ended), .idle, Self.slow] {
            #expect(try finds(.momentumSurvives, [.at(200), .at(200, target: 1)], event))
        }
    }

    @Test func `L3 is not excused by what changes around a scroll`() throws {
        let cues: [ScriptedBar.Cue] = [.at(150), .at(150), .at(150), .at(150)]
        for event in [
            BarEvent.contentHeight(2001), .frameHeight(601), .refreshInset(0), .bounces(true),
            .safeArea(.zero), .horizontalScroll, .contentOffset(-160), .pan(.changed),
        ] {
            #expect(try finds(.programmaticScrollsSettle, cues, .scroll(.set, to: -150), event, .idle))
        }
    }
}
