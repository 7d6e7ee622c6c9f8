import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// What a movement of the content is to make of the bar: S7 to S12.
extension InvariantTests {
    @Test func `S7 allows no movement beyond an edge`() throws {
        #expect(try !finds(.bounceIgnored, [.at(150), .at(150)], .contentOffset(-250)))
        #expect(try finds(.bounceIgnored, [.at(150), .at(150.0.nextUp)], .contentOffset(-250)))
        #expect(
            try finds(
                .bounceIgnored, [.at(150), .at(150), .at(151)], .contentOffset(1400), .contentOffset(1401)))
        #expect(
            try finds(
                .bounceIgnored, [.at(150), .at(150), .at(149)], .contentOffset(1401), .contentOffset(1400)))
    }

    @Test func `S7 leaves a movement across an edge alone, by however little it crosses it`() throws {
        let (inside, outside) = (BarEvent.contentOffset(1400.0.nextDown), BarEvent.contentOffset(1401))
        #expect(try !finds(.bounceIgnored, [.at(150), .at(150), .at(151)], outside, inside))
        #expect(try !finds(.bounceIgnored, [.at(150), .at(150), .at(149)], inside, outside))
        let start = (-200.0).nextUp
        #expect(try !finds(.bounceIgnored, [.at(150), .at(151)], .contentOffset(-250), at: start))
    }

    @Test func `S8 counts the part within the edges of a movement across one`() throws {
        let down: [BarEvent] = [.contentOffset(1390), .contentOffset(1420)]
        func finds(_ height: Double) throws -> Bool {
            try VerificationTests.finds(
                .visiblePart, [.at(200), .at(120), .at(height)], down[0], down[1])
        }
        #expect(try !finds(110) && !finds(110 + rounding) && !finds(110 - rounding))
        #expect(try finds(110 + hair) && finds(110 - hair) && finds(100) && finds(120))
    }

    @Test func `S8 clamps what it counts to what the bar may be`() throws {
        let top: [BarEvent] = [.contentOffset(-190), .contentOffset(-210)]
        #expect(try !finds(.visiblePart, [.at(200), .at(195), .at(200)], top[0], top[1]))
        #expect(try finds(.visiblePart, [.at(200), .at(195), .at(205)], top[0], top[1]))
    }

    @Test func `S8 leaves the first scroll after a binding alone`() throws {
        #expect(try !finds(.visiblePart, [.at(200), .at(200)], .contentOffset(1420)))
    }

    @Test func `S8 demands that the bar follows within the edges`() throws {
        func finds(_ height: Double) throws -> Bool {
            try VerificationTests.finds(
                .visiblePart, [.at(200), .at(190), .at(height)], .contentOffset(-190), .contentOffset(-180))
        }
        #expect(try !finds(180) && !finds(180 + rounding))
        #expect(try finds(190) && finds(180 + hair) && finds(100))
    }

    @Test func `S9 allows a movement as long as the content's`() throws {
        #expect(try !finds(.neverFaster, [.at(200), .at(190)], .contentOffset(-190)))
        #expect(try !finds(.neverFaster, [.at(200), .at(190 - rounding)], .contentOffset(-190)))
        #expect(try finds(.neverFaster, [.at(200), .at(190 - hair)], .contentOffset(-190)))
        #expect(try finds(.neverFaster, [.at(180), .at(190 + hair)], .contentOffset(-190)))
    }

    @Test func `what can be seen is what was within the edges before the event`() throws {
        // The bar makes room for 100 points more below, when the content is there already.
        let (inside, beyond) = (BarEvent.contentOffset(1390), BarEvent.contentOffset(1450))
        func finds(_ invariant: Invariant, _ height: Double, from start: BarEvent = inside) throws -> Bool {
            try VerificationTests.finds(
                invariant, [.at(200), .at(200), .at(height, bottom: 100)], start, beyond)
        }
        #expect(try !finds(.visiblePart, 190) && finds(.visiblePart, 140))
        #expect(try !finds(.neverFaster, 190) && finds(.neverFaster, 140))
        #expect(try finds(.bounceIgnored, 190, from: .contentOffset(1410)))
    }

    @Test func `S9 allows a bar that is out of bounds no jump back into them`() throws {
        #expect(try finds(.neverFaster, [.at(350), .at(200)], .contentOffset(-190)))
        #expect(try !finds(.neverFaster, [.at(205), .at(200)], .contentOffset(-190)))
    }

    @Test func `a rounding error of a large length is allowed for in every later step`() throws {
        let events: [BarEvent] = [.contentHeight(1e9), .contentHeight(2000 + inexact), .contentOffset(-190)]
        for (excess, isFound) in [(1e-7, false), (1e-5, true)] {
            let cues: [ScriptedBar.Cue] = [.at(200), .at(200), .at(200), .at(190 - excess)]
            #expect(try finds(.neverFaster, cues, events[0], events[1], events[2]) == isFound)
            #expect(try finds(.neverFaster, [.at(200), .at(190 - excess)], .contentOffset(-190)))
        }
    }

    @Test func `S9 counts what can be seen of the content's movement only`() throws {
        #expect(try !finds(.neverFaster, [.at(180), .at(170)], .contentOffset(-190), at: -250))
        #expect(try finds(.neverFaster, [.at(180), .at(169)], .contentOffset(-190), at: -250))
    }

    @Test func `S10 allows no movement against the content's, however small`() throws {
        #expect(try !finds(.neverAgainst, [.at(150), .at(150)], .contentOffset(-190)))
        #expect(try !finds(.neverAgainst, [.at(150), .at(150.0.nextDown)], .contentOffset(-190)))
        #expect(try finds(.neverAgainst, [.at(150), .at(150.0.nextUp)], .contentOffset(-190)))
        #expect(try !finds(.neverAgainst, [.at(150), .at(150.0.nextUp)], .contentOffset(-210)))
        #expect(try finds(.neverAgainst, [.at(150), .at(150.0.nextDown)], .contentOffset(-210)))
        #expect(try !finds(.neverAgainst, [.at(150), .at(160)], .contentOffset(-200)))
    }

    @Test(arguments: [
        BarEvent.horizontalScroll, .contentOffset(-200), .scroll(.set, to: -200), .pan(.changed),
        .bounces(true),
        .release(Release(velocity: 300, rest: 0)),
    ])
    func `S11 allows no movement while the content stays where it is`(event: BarEvent) throws {
        #expect(try !finds(.onlyVertical, [.at(150), .at(150)], event))
        #expect(try finds(.onlyVertical, [.at(150), .at(150.0.nextUp)], event))
    }

    @Test(arguments: [
        BarEvent.contentOffset((-200.0).nextUp), .contentOffset(.nan), .pan(.ended), .idle,
        .release(Release(velocity: 299, rest: 0)),
    ])
    func `S11 leaves alone what moves the content, and what tells of no content offset`(event: BarEvent)
        throws
    {
        #expect(try !finds(.onlyVertical, [.at(150), .at(160)], event))
    }

    @Test func `S11 takes a scroll that was lost before for one`() throws {
        #expect(
            try !finds(.onlyVertical, [.at(150), .at(140)], .lostContentOffset(-190), .contentOffset(-190)))
    }

    @Test func `S12 allows no movement over content that ends at its top or before`() throws {
        let (short, long) = (try view(content: 400), try view(content: 400.0.nextUp))
        for event in [BarEvent.contentOffset(-190), .contentOffset(-210), .scrollToTop, .horizontalScroll] {
            #expect(try !finds(.shortContent, [.at(150), .at(150)], event, on: short))
            #expect(try finds(.shortContent, [.at(150), .at(150.0.nextDown)], event, on: short))
            #expect(try !finds(.shortContent, [.at(150), .at(150.0.nextDown)], event, on: long))
            // It is the insets in force that count: with one below there is something to scroll.
            #expect(try !finds(.shortContent, [.at(150, bottom: 1), .at(149)], event, on: short))
        }
        #expect(try !finds(.shortContent, [.at(150), .at(149)], .pan(.ended), on: short))
    }

    @Test func `S10 allows no command while the content is moved`() throws {
        let events: [BarEvent] = [
            .contentOffset(-190), .horizontalScroll, .pan(.began), .pan(.changed), .bounces(false),
        ]
        for event in events {
            #expect(try finds(.neverAgainst, [.at(200), .at(200, command: 0)], event))
            #expect(try !finds(.neverAgainst, [.at(200), .at(200)], event))
        }
        #expect(try !finds(.neverAgainst, [.at(200), .at(200, command: 0)], .pan(.ended)))
    }
}
