import AirBarModel
import Testing
import Verification

/// What a rotation of the device may change: S15.
extension InvariantTests {
    @Test func `S15 allows a rotation to leave the bar, or to put it on a detent`() throws {
        func finds(_ cue: ScriptedBar.Cue, _ event: BarEvent = .frameHeight(700)) throws -> Bool {
            try VerificationTests.finds(.rotation, [.at(150), cue], event)
        }
        #expect(try !finds(.at(150)) && !finds(.at(100)) && !finds(.at(200)))
        #expect(try finds(.at(150.0.nextUp)) && finds(.at(100.0.nextUp)) && finds(.at(300)))
        #expect(try !finds(.at(160), .frameHeight(.nan)) && !finds(.at(160), .contentHeight(1000)))
        #expect(
            try !VerificationTests.finds(
                .rotation, [.at(150), .at(140)], .lostContentOffset(-190), .frameHeight(700)))
    }

    @Test func `S15 asks for the bottom inset that it takes and no more`() throws {
        // Of the 100 points to scroll to compact there are 50 without an inset.
        let turned = BarEvent.frameHeight(2150 + inexact)
        for (inset, isFound) in [
            (50, false), (50 + rounding, false), (50 + hair, true), (50 - hair, true), (0.0, true),
        ] {
            #expect(try finds(.rotation, [.at(200), .at(200, bottom: inset)], turned) == isFound)
        }
        #expect(try finds(.rotation, [.at(200), .at(200, bottom: hair)], .frameHeight(700)))
    }

    @Test(arguments: [BarEvent.frameHeight(601), .safeArea(ContentInset(top: 1, bottom: 0))])
    func `S15 asks for the content and the availability to stay`(event: BarEvent) throws {
        #expect(try !finds(.rotation, [.at(200), .at(200)], event))
        #expect(try finds(.rotation, [.at(200), .at(200, command: 0)], event))
        #expect(
            try finds(
                .rotation, [.at(200), .at(200, open: true), .at(200)], .pan(.began), event))
    }

    @Test func `S15 allows a snap of a bar that follows position, but not under a finger`() throws {
        func finds(at contentOffset: Double, _ height: Double, then next: Double, isHeld: Bool = false) throws
            -> Bool
        {
            let held = ScriptedBar.Cue.at(height)
            return try VerificationTests.finds(
                .rotation, [.at(200), held, held, .at(next, command: -next)], .contentOffset(contentOffset),
                isHeld ? .pan(.began) : .idle, .frameHeight(700), kind: .largeTitle)
        }
        #expect(try !finds(at: -180, 180, then: 200))
        #expect(try finds(at: -180, 180, then: 200, isHeld: true))
        #expect(try finds(at: -180, 180, then: 190))
        #expect(try finds(at: 900, 100, then: 200))
    }

    @Test func `S15 asks for the content to stay where a safe area moves the bar`() throws {
        let lower = BarEvent.safeArea(ContentInset(top: 50, bottom: 0))
        #expect(try !finds(.rotation, [.at(150), .at(200)], lower))
        #expect(try finds(.rotation, [.at(150), .at(200, command: -150)], lower))
    }
}
