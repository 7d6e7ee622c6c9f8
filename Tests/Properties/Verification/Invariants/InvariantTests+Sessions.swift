import AirBarModel
import Motion
import Testing
import TestSupport

@testable import Verification

/// What is asked for under a finger: F1 to F5.
extension InvariantTests {
    /// Whether a scripted bar breaks an invariant that is about what a scroll view does; the first cue is for the binding.
    private func findsUnderFinger(
        _ invariant: Invariant, _ cues: [ScriptedBar.Cue], _ events: BarEvent...
    ) throws -> Bool {
        let view = try view(at: -200, frame: 600 + inexact, content: 2000 + inexact)
        let bar = ScriptedBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300), cues)
        var judge = Judge(
            bar, on: view, by: Oracle([invariant]), relations: .all, pixels: nil, isActed: true,
            makeBar: { _ in nil })
        for event in [.scrollView(view)] + events { judge.advance(by: event) }
        return !judge.violations.first.isEmpty
    }

    /// Whether a hardened bar but for some decisions breaks an invariant in a session, where the hardened one keeps it.
    private func finds(
        _ invariant: Invariant, _ actions: SessionAction..., wrong: (inout HardenedBar.Decisions) -> Void
    ) throws -> Bool {
        let session = try scenario([]).session.with(actions: actions)
        #expect(invariant.violation(in: session, by: .hardened) == nil)
        var decisions = HardenedBar.Decisions()
        wrong(&decisions)
        return invariant.violation(in: session, by: BarDefinition("wrong", deciding: decisions)) != nil
    }

    @Test func `F1 asks for exactly a detent at the end of a session`() throws {
        for excess in [0.25, -0.25, 0x1p-20] {
            #expect(
                try finds(.restsOnDetent, .drag(by: 30, over: 0.1), .lift, .rest) {
                    $0.landing = { _, detent in detent + excess }
                })
        }
    }

    @Test func `a violation at the end of a session is at its last step`() throws {
        let session = try scenario([]).session.with(actions: [.drag(by: 30, over: 0.1), .lift, .rest])
        var decisions = HardenedBar.Decisions()
        decisions.landing = { _, detent in detent + 0.25 }
        decisions.offersExpansion = { _ in false }
        let wrong = BarDefinition("wrong", deciding: decisions)
        for invariant in [Invariant.restsOnDetent, .pullsOpen] {
            #expect(
                invariant.violation(in: session, by: wrong)?.step == Trace(of: session, on: wrong).count - 1)
        }
    }

    private static let release = BarEvent.release(Release(velocity: 300, rest: -140))

    @Test func `F2 asks for a detent before the idle report where the bar chose the target`() throws {
        func finds(_ height: Double, at end: Double = -100, target: Double? = -100) throws -> Bool {
            try findsUnderFinger(
                .landsByItself, [.at(200), .at(200, target: target), .at(height), .at(100)], Self.release,
                .contentOffset(end), .idle)
        }
        #expect(try !finds(100) && !finds(100.5) && finds(100.5.nextUp) && finds(104) && finds(150))
        // Without a target of the bar, or elsewhere than there, a snap has to follow.
        #expect(try !finds(150, target: nil) && !finds(150, at: -99))
    }

    @Test func `F3 asks for the content to rest at the target, but for a pixel`() throws {
        func finds(_ end: Double, target: Double? = nil, then event: BarEvent = .contentOffset(-150)) throws
            -> Bool
        {
            try findsUnderFinger(
                .flingArrives, [.at(200), .at(200, target: target), .at(200), .at(200), .at(200)],
                Self.release, event, .contentOffset(end), .idle)
        }
        #expect(try !finds(-140) && !finds(-139.5) && !finds(-140.5))
        #expect(try finds(-139.5 + hair) && finds(-140.5 - hair) && finds(-145) && finds(-200))
        #expect(try !finds(-100, target: -100) && finds(-140, target: -100))
        // A touch stops the content.
        #expect(try !finds(-145, then: .pan(.began)))
    }

    @Test func `F3 asks for nothing where the edge moved that the content was to rest at`() throws {
        let fling = BarEvent.release(Release(velocity: 3_000, rest: 1_500))
        func finds(bottom: Double) throws -> Bool {
            try findsUnderFinger(
                .flingArrives, [.at(200), .at(200), .at(100, bottom: bottom), .at(100, bottom: bottom)],
                fling, .contentOffset(1_400), .idle)
        }
        #expect(try !finds(bottom: 0) && !finds(bottom: 50))
    }

    @Test func `F4 finds a bar that makes nothing available at the top`() throws {
        let closed: (inout HardenedBar.Decisions) -> Void = { $0.offersExpansion = { _ in false } }
        #expect(try finds(.pullsOpen, .drag(by: 300, over: 0.2), .lift, .rest, wrong: closed))
    }

    @Test func `F5 finds a bar that counts frames, and one that a dropped frame throws off`() throws {
        func limited(to most: Double) -> (inout HardenedBar.Decisions) -> Void {
            { decisions in
                decisions.reducer.transformers.append(
                    DeltaTransformer("limit") { delta, _ in
                        ContentDelta(max(-most, min(delta.distance, most)))
                    })
            }
        }
        // A frame at 60 hertz is 4 points, at 120 hertz 2, and 8 where one is dropped.
        let drag = SessionAction.drag(by: 128, over: 32.0 / 60)
        let back = SessionAction.drag(by: -96, over: 24.0 / 60)
        #expect(try finds(.anyFrameRate, drag, back, .pause(0.2), wrong: limited(to: 3)))
        #expect(try finds(.anyFrameRate, drag, back, .pause(0.2), wrong: limited(to: 6)))
        #expect(try !finds(.anyFrameRate, drag, back, .pause(0.2), wrong: limited(to: 20)))
        // Where sums are not exact, rounding may turn a decision.
        let odd = SessionAction.event(.contentHeight(2000 + inexact))
        #expect(try !finds(.anyFrameRate, odd, drag, back, .pause(0.2), wrong: limited(to: 3)))
    }

    @Test func `F5 is about sessions whose sums are exact`() throws {
        let exact = try scenario([]).session.with(actions: [.drag(by: 64, over: 0.5), .pause(0.2), .lift])
        let inexact = exact.with(actions: [.animate(to: 100.0 / 3), .rest])
        for session in [exact, inexact] {
            #expect(session.steadyEnd(on: .hardened, exact: false) != nil)
            #expect((session.steadyEnd(on: .hardened, exact: true) != nil) == (session == exact))
        }
    }

    @Test func `F5 is not about sessions in which a bounce turns within the content`() throws {
        for (velocity, turns) in [(500.0, false), (3_000, true)] {
            let session = try scenario([]).session.with(
                actions: [.drag(by: -150, over: 0.5), .fling(velocity), .rest])
            #expect((session.steadyEnd(on: .hardened, exact: false) == nil) == turns)
        }
    }

    @Test func `F5 is not about sessions in which a bounce turns within the tolerance of the top`() throws {
        // The content can move by 4 points at most, and the bounce takes it about 1.5 points beyond its end.
        for (tolerance, turns) in [(0.0, false), (5, false), (6, true), (100, true)] {
            let text = """
                scenario 1
                tolerances \(tolerance) 0.5 300
                heights 100 104 105
                bind frame 600 content 500 offset -104
                drag -28 over 0.1
                fling 820
                lift
                rest
                """
            let session = try ScenarioFile(parsing: text).session
            #expect((session.steadyEnd(on: .hardened, exact: false) == nil) == turns, "\(tolerance)")
            #expect(Invariant.anyFrameRate.violation(in: session, by: .hardened) == nil, "\(tolerance)")
        }
    }
}
