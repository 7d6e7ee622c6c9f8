import AirBarModel
import Testing
import TestSupport
import Verification

/// Where and how the bar may open: S5, S6 and S19.
extension InvariantTests {
    private static let opening: [ScriptedBar.Cue] = [.at(200, open: true), .at(210, open: true)]
    private static let notch = ContentInset(top: 50, bottom: 0)

    @Test func `S5 allows the bar to open at the top, within 5 points, or by expand`() throws {
        let opening = Self.opening
        #expect(try !finds(.expansionFromTheTop, opening, .contentOffset(-195)))
        #expect(try !finds(.expansionFromTheTop, opening, .contentOffset(-195 + rounding)))
        #expect(try finds(.expansionFromTheTop, opening, .contentOffset(-195 + hair)))
        #expect(try !finds(.expansionFromTheTop, opening, .expand(true), at: 500))
        #expect(try finds(.expansionFromTheTop, opening, .expand(false), at: 500))
        let open: [ScriptedBar.Cue] = [.at(210, open: true), .at(220, open: true)]
        #expect(try !finds(.expansionFromTheTop, open, .contentOffset(0)))
    }

    @Test func `S5 takes an excess that rounding explains for none`() throws {
        let start = ScriptedBar.Cue.at(200, open: true)
        #expect(
            try !finds(.expansionFromTheTop, [start, .at(200 + rounding, open: true)], .contentOffset(0)))
        #expect(try finds(.expansionFromTheTop, [start, .at(200 + hair, open: true)], .contentOffset(0)))
    }

    @Test func `S5 has the top lie below a safe area`() throws {
        let notched = try view(safeArea: Self.notch)
        #expect(try !finds(.expansionFromTheTop, Self.opening, .contentOffset(-245), on: notched))
        #expect(try finds(.expansionFromTheTop, Self.opening, .contentOffset(-245 + hair), on: notched))
    }

    @Test func `S5 goes by the least inset since the expanded state became available`() throws {
        let start = ScriptedBar.Cue.at(200, open: true)
        let closed = ScriptedBar.Cue.at(200)
        let opens = ScriptedBar.Cue.at(210, open: true)
        let none = BarEvent.safeArea(.zero)
        let notch = BarEvent.safeArea(Self.notch)
        #expect(
            try !finds(.expansionFromTheTop, [start, start, opens], notch, .contentOffset(-195)))
        #expect(
            try finds(
                .expansionFromTheTop, [start, closed, start, opens], notch, .idle, .contentOffset(-195))
        )
        #expect(
            try !finds(
                .expansionFromTheTop, [start, start, start, opens], notch, none, .contentOffset(-195)))
    }

    @Test func `S5 excuses no event but a request for the expanded height`() throws {
        for event in BarEvent.oneOfEachKind where event.kind != .lost {
            let isFound = try finds(.expansionFromTheTop, Self.opening, event, at: 500)
            let isAtTop = event == .scrollToTop
            #expect(isFound == (event != .expand(true) && !isAtTop), "\(event)")
        }
    }

    @Test func `S5 measures where the bar met the content, not where it put it`() throws {
        let cues: [ScriptedBar.Cue] = [.at(200, open: true), .at(210, open: true, command: -200)]
        #expect(try finds(.expansionFromTheTop, cues, .contentOffset(0)))
    }

    @Test func `S5 is judged after an invalid content offset too`() throws {
        for offset in [Double.nan, 1e300] {
            #expect(
                try finds(
                    .expansionFromTheTop, [.at(200), .at(200), .at(210)], .contentOffset(offset),
                    .contentOffset(500)))
        }
    }

    @Test func `S6 allows a pan that begins at the top to make the expanded state available`() throws {
        let offering: [ScriptedBar.Cue] = [.at(200), .at(200), .at(200, open: true)]
        func finds(_ contentOffset: Double, _ event: BarEvent, safeArea: ContentInset = .zero) throws -> Bool
        {
            try VerificationTests.finds(
                .availabilityFromTheTop, offering, .contentOffset(contentOffset), event,
                on: view(safeArea: safeArea))
        }
        #expect(try !finds(-195, .pan(.began)) && !finds(-195 + rounding, .pan(.began)))
        #expect(try finds(-195 + hair, .pan(.began)))
        #expect(try !finds(-245, .pan(.began), safeArea: Self.notch))
        #expect(try finds(-245 + hair, .pan(.began), safeArea: Self.notch))
        for event in [BarEvent.pan(.changed), .idle, .safeArea(.zero), .contentOffset(-300)] {
            #expect(try finds(-300, event))
        }
        #expect(try !finds(500, .expand(true)))
    }

    /// A bar with the expanded state available, then as a cue says after an event.
    private func findsAvailability(
        _ cue: ScriptedBar.Cue, after event: BarEvent, at contentOffset: Double = -200
    ) throws -> Bool {
        try finds(
            .availabilityFromTheTop, [.at(200), .at(200, open: true), cue], .pan(.began), event,
            at: contentOffset)
    }

    @Test func `S6 asks for the expanded state to stay available until the top is left`() throws {
        let closed = ScriptedBar.Cue.at(200)
        #expect(try !findsAvailability(closed, after: .contentOffset(-195 + hair)))
        #expect(try !findsAvailability(closed, after: .contentOffset(-195 + rounding)))
        #expect(try findsAvailability(closed, after: .contentOffset(-195 - hair)))
        #expect(try findsAvailability(closed, after: .contentOffset(-199)))
        for event in [
            BarEvent.pan(.changed), .safeArea(.zero), .contentHeight(0), .frameHeight(9), .refreshInset(0),
            .bounces(true), .horizontalScroll,
        ] {
            #expect(try findsAvailability(closed, after: event, at: -195), "\(event)")
        }
        for event in [BarEvent.pan(.ended), .pan(.cancelled), .expand(false), .swap] {
            #expect(try !findsAvailability(closed, after: event))
        }
    }

    @Test func `S6 asks for the expanded state to be given up by a bar that leaves the top`() throws {
        let (open, opened) = (ScriptedBar.Cue.at(200, open: true), ScriptedBar.Cue.at(201, open: true))
        #expect(
            try !findsAvailability(open, after: .contentOffset(-195))
                && !findsAvailability(open, after: .contentOffset(-300)))
        #expect(try !findsAvailability(open, after: .contentOffset(-195 + rounding)))
        #expect(try findsAvailability(open, after: .contentOffset(-195 + hair)))
        #expect(try !findsAvailability(opened, after: .contentOffset(0)))
        for event in [BarEvent.pan(.ended), .pan(.cancelled), .idle, .swap] {
            #expect(try findsAvailability(open, after: event) && !findsAvailability(opened, after: event))
        }
        #expect(try !findsAvailability(open, after: .pan(.changed)))
    }

    @Test func `S6 asks for the expanded state to be given up by a pan that begins below the top`() throws {
        func finds(_ height: Double, at contentOffset: Double) throws -> Bool {
            try VerificationTests.finds(
                .availabilityFromTheTop,
                [.at(200), .at(200, open: true), .at(210, open: true), .at(height, open: true)],
                .pan(.began), .contentOffset(contentOffset), .pan(.began))
        }
        #expect(try finds(200, at: -195 + hair) && !finds(200, at: -195 + rounding))
        #expect(try !finds(201, at: 0))
    }

    @Test(arguments: [true, false])
    func `S6 allows the top before the end of a refresh and the one after it`(isOpen: Bool) throws {
        let refreshing = try view(behavior: .clamps)
        #expect(
            try !finds(
                .availabilityFromTheTop,
                [.at(200), .at(200), .at(200, open: true, command: -260), .at(200, open: isOpen)],
                .refreshInset(60), .expand(true), .refreshInset(0), on: refreshing, expanded: 200))
    }

    @Test func `S19 asks for the expanded height with on and for the normal one with off`() throws {
        let open = ScriptedBar.Cue.at(300, open: true, command: -300)
        #expect(try !finds(.expandRoundTrip, [.at(150), open], .expand(true)))
        #expect(try finds(.expandRoundTrip, [.at(150), .at(300.0.nextDown, open: true)], .expand(true)))
        #expect(try finds(.expandRoundTrip, [.at(150), .at(300)], .expand(true)))
        #expect(try !finds(.expandRoundTrip, [open, .at(200, command: -200)], .expand(false)))
        #expect(try finds(.expandRoundTrip, [open, .at(200.0.nextUp)], .expand(false)))
        #expect(try finds(.expandRoundTrip, [open, .at(200, open: true)], .expand(false)))
        #expect(
            try !finds(
                .expandRoundTrip, [open, .at(200, command: -200, top: 200 + rounding)], .expand(false)))
        #expect(
            try finds(.expandRoundTrip, [open, .at(200, command: -200, top: 200 + hair)], .expand(false)))
    }

    @Test func `S19 asks for the insets that a bar at rest had before it was opened`() throws {
        let (start, open) = (
            ScriptedBar.Cue.at(200, bottom: 10), ScriptedBar.Cue.at(300, open: true, command: -300)
        )
        let (on, off) = (BarEvent.expand(true), BarEvent.expand(false))
        #expect(
            try !finds(
                .expandRoundTrip, [start, open, .at(200, command: -200, bottom: 10 + rounding)], on, off))
        #expect(
            try finds(.expandRoundTrip, [start, open, .at(200, command: -200, bottom: 10 + hair)], on, off))
        #expect(try finds(.expandRoundTrip, [start, open, .at(200, command: -200)], on, off))
        let wrong = ScriptedBar.Cue.at(200, top: 210, bottom: 10)
        #expect(
            try finds(.expandRoundTrip, [wrong, open, .at(200, command: -200, bottom: 10)], on, off))
        let available = ScriptedBar.Cue.at(200, open: true, bottom: 10)
        #expect(try !finds(.expandRoundTrip, [available, open, .at(200, command: -200)], on, off))
        // It is the event right before that opened it, and it was at rest.
        #expect(try !finds(.expandRoundTrip, [start, open, open, .at(200, command: -200)], on, .idle, off))
        #expect(try !finds(.expandRoundTrip, [.at(150, bottom: 10), open, .at(200, command: -200)], on, off))
    }

    @Test func `S19 asks for the content to be at its top`() throws {
        let (on, off) = (BarEvent.expand(true), BarEvent.expand(false))
        let open = ScriptedBar.Cue.at(300, open: true, command: -300)
        #expect(try finds(.expandRoundTrip, [.at(200), .at(300, open: true)], on, at: 500))
        #expect(try !finds(.expandRoundTrip, [.at(200), open], on, at: 500))
        #expect(try finds(.expandRoundTrip, [open, .at(200, command: -200 + hair)], off))
    }
}
