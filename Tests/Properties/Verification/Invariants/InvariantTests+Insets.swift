import AirBarModel
import Testing
import TestSupport
import Verification

/// What is to happen when something changes that is no scroll: S13 to S16, S18 and S21.
extension InvariantTests {
    @Test func `S13 asks for as much to scroll as the bar may shrink`() throws {
        func finds(_ content: Double, _ cue: ScriptedBar.Cue) throws -> Bool {
            try VerificationTests.finds(.compactReachable, [cue], on: view(content: content))
        }
        #expect(try !finds(500, .at(200)) && !finds(500 - rounding, .at(200)))
        #expect(try finds(500 - hair, .at(200)))
        #expect(try !finds(400, .at(200, bottom: 100)) && finds(400, .at(200, bottom: 100 - hair)))
        #expect(try !finds(500, .at(200, open: true)) && finds(500 - hair, .at(200, open: true)))
    }

    @Test func `S14 allows no reload to move the bar or the content, or to change what is available`() throws
    {
        func finds(_ cue: ScriptedBar.Cue, _ event: BarEvent = .contentHeight(1000)) throws -> Bool {
            try VerificationTests.finds(.reloadKeepsTheBar, [.at(150), cue], event)
        }
        #expect(try !finds(.at(150)) && finds(.at(150.0.nextUp)))
        #expect(try !finds(.at(150, command: -200)) && finds(.at(150, command: (-200.0).nextUp)))
        #expect(try finds(.at(150, command: (-200.0).nextDown)) && finds(.at(150, open: true)))
        #expect(try !finds(.at(160), .contentHeight(-1)) && !finds(.at(160), .frameHeight(1000)))
        #expect(
            try !VerificationTests.finds(
                .reloadKeepsTheBar, [.at(150), .at(140)], .lostContentOffset(-190), .contentHeight(1000)))
        #expect(try finds(.at(160), .bottomInset(50)) && !finds(.at(150), .bottomInset(50)))
    }

    @Test func `S14 allows a scroll view that clamps to move the content, and the bar to nothing else`()
        throws
    {
        func finds(_ cue: ScriptedBar.Cue, _ behavior: ScrollViewBehavior) throws -> Bool {
            try VerificationTests.finds(
                .reloadKeepsTheBar, [.at(200, bottom: 500), cue], .contentHeight(400),
                on: view(at: 100, content: 500, behavior: behavior))
        }
        // The bar takes back a bottom inset of 300 points, and the end is then at 0.
        #expect(try !finds(.at(200, bottom: 200), .clamps) && !finds(.at(200, bottom: 200), []))
        #expect(try finds(.at(200, command: -10, bottom: 200), .clamps))
        #expect(try finds(.at(200, command: 0, bottom: 200), []))
    }

    @Test func `S22 allows no bar to take the app's bottom inset`() throws {
        func finds(_ bottom: Double, _ events: BarEvent..., bound: Double = 0) throws -> Bool {
            let cue = ScriptedBar.Cue.at(200, bottom: bottom)
            let scenario = try scenario(events, on: view(content: 2000 + inexact, bottomInset: bound))
            let definition = BarDefinition("scripted") { ScriptedBar($0, [cue] + events.map { _ in cue }) }
            return Invariant.bottomInset.violation(in: scenario, by: definition) != nil
        }
        #expect(try !finds(50, bound: 50) && finds(0, bound: 50) && finds(50 - hair, bound: 50))
        #expect(try !finds(50 - rounding, bound: 50) && !finds(60, bound: 50) && !finds(0))
        #expect(try finds(50, .bottomInset(60)) && !finds(50, .bottomInset(40)))
    }

    @Test func `S13 takes no inset of the app's for the bar's`() throws {
        func finds(_ bottom: Double) throws -> Bool {
            try VerificationTests.finds(
                .compactReachable, [.at(200, bottom: bottom)], on: view(bottomInset: 50))
        }
        #expect(try !finds(50) && finds(60))
    }

    @Test func `S16 asks for what was there before a refresh control came and went`() throws {
        func finds(_ cue: ScriptedBar.Cue, after start: ScriptedBar.Cue = .at(200), to inset: Double = 0)
            throws -> Bool
        {
            try VerificationTests.finds(
                .refreshControl, [start, start, cue], .refreshInset(60), .refreshInset(inset))
        }
        #expect(try !finds(.at(200)) && finds(.at(200.0.nextDown - hair)))
        #expect(try finds(.at(200, open: true)))
        #expect(try !finds(.at(190), to: 30))
        // What closes a gap may stay.
        #expect(try !finds(.at(200), after: .at(190)) && finds(.at(195), after: .at(190)))
        #expect(
            try !VerificationTests.finds(
                .refreshControl, [.at(200), .at(200), .at(200), .at(190)], .refreshInset(60), .idle,
                .refreshInset(0)))
    }

    @Test func `S16 lets a bar that switches be shown where a rounding error looks like a gap`() throws {
        func finds(at place: Double) throws -> Bool {
            try VerificationTests.finds(
                .refreshControl, [.at(100), .at(200)], .refreshInset(60), at: place,
                kind: .switches(after: 10).with(.gapless))
        }
        #expect(try !finds(at: -160 + rounding) && finds(at: -160 + hair))
    }

    @Test func `S16 asks for the bar's own top inset to be what it was, when the refresh control is gone`()
        throws
    {
        func finds(_ inset: Double) throws -> Bool {
            try VerificationTests.finds(
                .refreshControl, [.at(200), .at(200, top: 140), .at(200, top: inset)], .refreshInset(60),
                .refreshInset(0))
        }
        #expect(try !finds(200) && !finds(200 + rounding) && finds(200 + hair) && finds(140))
    }

    @Test func `S18 asks for the same top inset whenever the same is available`() throws {
        func finds(_ cue: ScriptedBar.Cue, _ event: BarEvent = .contentOffset(-150)) throws -> Bool {
            try VerificationTests.finds(.noFeedback, [.at(200), cue], event)
        }
        #expect(try !finds(.at(150)) && !finds(.at(150, top: 200 + rounding)))
        #expect(try finds(.at(150, top: 200 + hair)) && finds(.at(150, top: 150)))
        #expect(try !finds(.at(200, open: true)) && !finds(.at(200, open: true, top: 250)))
        let open = [ScriptedBar.Cue.at(200), .at(200, open: true), .at(200, open: true, top: 200)]
        #expect(try VerificationTests.finds(.noFeedback, open, .pan(.began), .contentOffset(-190)))
        // With a refresh control of 60 points and an inset of its own of 140 the bar leaves the sum as it was.
        #expect(
            try finds(.at(150, top: 150), .refreshInset(60)) && finds(.at(150, top: 140), .refreshInset(60)))
        // An event that is to be refused is S2's.
        #expect(try !finds(.at(150, top: 150), .contentOffset(.nan)))
    }

    @Test func `S18 asks for the scroll indicator to begin at the normal height, whatever the bar's is`()
        throws
    {
        let down = BarEvent.contentOffset(-150)
        #expect(try !finds(.noFeedback, [.at(200), .at(150)], down))
        #expect(try finds(.noFeedback, [.at(200, indicator: 0), .at(150)]))
        #expect(try finds(.noFeedback, [.at(200), .at(150, indicator: 150)], down))
        #expect(try finds(.noFeedback, [.at(200), .at(200, indicator: 200.0.nextUp)], .refreshInset(60)))
    }

    @Test func `S21 allows no gap that is more than a quiet snap leaves`() throws {
        func finds(_ height: Double, at contentOffset: Double = -200) throws -> Bool {
            try VerificationTests.finds(.noGap, [.at(height)], at: contentOffset)
        }
        #expect(try !finds(199.5) && !finds(199.5 - rounding) && finds(199.5 - hair))
        #expect(try !finds(149.5, at: -150) && finds(149.5 - hair, at: -150) && !finds(100, at: 0))
    }

    @Test(arguments: [BarEvent.pan(.began), .safeArea(.zero), .refreshInset(0)])
    func `S21 asks for a gap to be closed in mid-bounce where somebody can do something about it`(
        event: BarEvent
    ) throws {
        let cues: [ScriptedBar.Cue] = [.at(200), .at(190), .at(190)]
        #expect(try !finds(.noGap, cues, .contentOffset(-250), .pan(.changed)))
        #expect(try finds(.noGap, cues, .contentOffset(-250), event))
        #expect(try !finds(.noGap, [.at(200), .at(199.5), .at(199.5)], .contentOffset(-250), event))
        #expect(try !finds(.noGap, [.at(200), .at(199.5), .at(200)], .contentOffset(-250), event))
        #expect(try finds(.noGap, [.at(200), .at(199.6), .at(199.75)], .contentOffset(-250), event))
        #expect(try !finds(.noGap, [.at(200), .at(150)], .horizontalScroll))
    }

    @Test(arguments: [BarEvent.pan(.began), .safeArea(.zero), .refreshInset(0)])
    func `S21 asks for the bar to stay where there is no gap, and to close no more than there is`(
        event: BarEvent
    ) throws {
        #expect(try !finds(.noGap, [.at(150), .at(150)], event, at: 0))
        #expect(try finds(.noGap, [.at(150), .at(150 + hair)], event, at: 0))
        #expect(try finds(.noGap, [.at(150), .at(150 - hair)], event, at: 0))
        let gap: [ScriptedBar.Cue] = [.at(200), .at(190)]
        #expect(try !finds(.noGap, gap + [.at(200)], .contentOffset(-250), event))
        #expect(try finds(.noGap, gap + [.at(200 + hair, open: true)], .contentOffset(-250), event))
    }

    @Test func `S21 has the content lie below a safe area`() throws {
        let notched = try view(at: -250, safeArea: ContentInset(top: 50, bottom: 0))
        #expect(try !finds(.noGap, [.at(199.5)], on: notched))
        #expect(try finds(.noGap, [.at(199.5 - hair)], on: notched))
        // Without it the content is 50 points higher, and the bar is to close that gap and no more.
        let lower = try view(at: -200, safeArea: ContentInset(top: 50, bottom: 0))
        for (height, isFound) in [(200.0, false), (199, true), (201, true)] {
            let cues: [ScriptedBar.Cue] = [.at(150), .at(height, open: true)]
            #expect(try finds(.noGap, cues, .safeArea(.zero), on: lower) == isFound)
        }
    }

    @Test func `S13 asks for no larger a bottom inset than it takes`() throws {
        #expect(try finds(.compactReachable, [.at(200), .at(200, bottom: hair)], .contentHeight(2000)))
        #expect(
            try !finds(.compactReachable, [.at(200), .at(200, bottom: 50)], .contentHeight(450 + inexact)))
        #expect(
            try finds(
                .compactReachable, [.at(200), .at(200, bottom: 50 + hair)], .contentHeight(450 + inexact)))
    }

    @Test func `S16 asks for the bar to stay where a refresh control begins`() throws {
        func finds(_ height: Double) throws -> Bool {
            try VerificationTests.finds(.refreshControl, [.at(150), .at(height)], .refreshInset(60))
        }
        #expect(try !finds(150) && !finds(150 + rounding) && finds(150 + hair) && finds(150 - hair))
    }

    @Test func `S18 allows no drift, however slow`() throws {
        for isOpen in [false, true] {
            let cues = (0...3).map {
                ScriptedBar.Cue.at(200, open: isOpen, top: 200 + Double($0) * 3 * rounding)
            }
            #expect(try !finds(.noFeedback, Array(cues.prefix(2)), .idle))
            #expect(try finds(.noFeedback, cues, .idle, .idle, .idle))
        }
    }

    @Test func `S21 asks a pan to close a gap in a bounce that the bar was not notified of`() throws {
        let lost = BarEvent.lostContentOffset(-250)
        #expect(try !finds(.noGap, [.at(200), .at(200)], lost, .pan(.began)))
        #expect(try finds(.noGap, [.at(200), .at(190)], lost, .pan(.began)))
        #expect(try !finds(.noGap, [.at(200), .at(190)], lost, .pan(.changed)))
    }

    @Test func `S16 asks for the content to stay where it is`() throws {
        #expect(try !finds(.refreshControl, [.at(200), .at(200)], .refreshInset(60)))
        #expect(try finds(.refreshControl, [.at(200), .at(200, command: -260)], .refreshInset(60)))
        #expect(
            try finds(
                .refreshControl, [.at(200), .at(200), .at(200, command: -199)], .refreshInset(60),
                .refreshInset(0)))
    }
}
