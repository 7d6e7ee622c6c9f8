import AirBarModel
import Testing
import TestSupport
import Verification

/// Scroll views that a bar is bound to.
extension InvariantTests {
    @Test func `S17 asks for a view that a bar was bound to before to stay below its own top`() throws {
        func finds(_ command: Double?, at contentOffset: Double, top: Double) throws -> Bool {
            let used = BarEvent.scrollView(
                try view(at: contentOffset, barInset: ContentInset(top: top, bottom: 0)))
            return try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(150, command: command)], .contentOffset(-150), used)
        }
        #expect(try !finds(nil, at: -60, top: 200) && finds(-150, at: -60, top: 200))
        #expect(try !finds(-150, at: -160, top: 200) && finds(nil, at: -160, top: 200))
        #expect(try !finds(-150, at: -60, top: 0) && finds(nil, at: -60, top: 0))
    }

    @Test func `S17 knows that a view which is bound may have an active refresh control`() throws {
        func finds(_ command: Double?, at contentOffset: Double) throws -> Bool {
            let used = BarEvent.scrollView(
                try view(at: contentOffset, barInset: ContentInset(top: 200, bottom: 0), refreshInset: 60))
            return try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(150, command: command)], .contentOffset(-150), used)
        }
        // The view's own top is at −260, and the bar ends at −210.
        #expect(try !finds(nil, at: -205) && finds(-210, at: -205))
        #expect(try !finds(-210, at: -215) && finds(nil, at: -215) && finds(-150, at: -215))
    }

    @Test func `S17 allows content to be taken to its end where the room below it is gone, and no farther`()
        throws
    {
        func finds(_ command: Double?, at contentOffset: Double) throws -> Bool {
            let used = BarEvent.scrollView(
                try view(at: contentOffset, content: 500, barInset: ContentInset(top: 200, bottom: 100)))
            return try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(150, command: command)], .contentOffset(-150), used,
                kind: .hidesOnScroll.without(.contentFilling))
        }
        // Without the room that another bar made the end is at −100.
        #expect(try !finds(nil, at: -95) && !finds(-100, at: -95))
        #expect(try finds(-101, at: -95) && finds(-100, at: -101))
    }

    @Test func `S17 asks for content where a bar was that grew, or where it is then`() throws {
        func finds(_ command: Double?, at contentOffset: Double) throws -> Bool {
            let used = BarEvent.scrollView(
                try view(at: contentOffset, content: 440, barInset: ContentInset(top: 200, bottom: 100)))
            return try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(160, command: command)], .contentOffset(-150), used,
                kind: .hidesOnScroll.without(.contentFilling))
        }
        // The end is at −160; the bar was at −150.
        #expect(try !finds(nil, at: -155) && !finds(-160, at: -155) && finds(-158, at: -155))
        #expect(try !finds(-160, at: -160) && finds(nil, at: -165))
    }

    @Test func `S17 allows a scroll view that clamps to do so when the bar sets its insets`() throws {
        func finds(_ command: Double?, at contentOffset: Double, bottom: Double) throws -> Bool {
            let used = BarEvent.scrollView(
                try view(
                    at: contentOffset, content: 800, barInset: ContentInset(top: 200, bottom: bottom),
                    behavior: .clamps))
            return try VerificationTests.finds(.viewSwap, [.at(200), .at(200, command: command)], used)
        }
        // With the bar's insets the end is at 200.
        #expect(try !finds(nil, at: 260, bottom: 100) && finds(260, at: 260, bottom: 100) == false)
        #expect(try finds(190, at: 260, bottom: 100))
        #expect(try !finds(nil, at: 100, bottom: 100))
    }

    @Test
    func `S17 asks a view bound between its top and where a header is small to stay, or the header to do so`()
        throws
    {
        /// Whether a small header is found that takes a view to a place when it is bound, and has the height of that place.
        func finds(_ place: Double, at contentOffset: Double, top: Double) throws -> Bool {
            let used = BarEvent.scrollView(
                try view(at: contentOffset, barInset: ContentInset(top: top, bottom: 0)))
            let command = place == contentOffset ? nil : place
            let cues: [ScriptedBar.Cue] = [
                .at(200), .at(100), .at(max(100, -place), command: command, top: 200),
            ]
            return try VerificationTests.finds(
                .viewSwap, cues, .contentOffset(500), used, expanded: 200, kind: .collapsing)
        }
        #expect(try !finds(-150, at: -150, top: 200) && !finds(-100, at: -150, top: 200))
        #expect(try finds(-200, at: -150, top: 200) && finds(-160, at: -150, top: 200))
        // The view comes without the room for the header: it may show its beginning, or as much of it as before.
        #expect(try !finds(-200, at: 30, top: 0) && !finds(-170, at: 30, top: 0))
        #expect(try finds(-180, at: 30, top: 0) && !finds(30, at: 30, top: 0))
        // At its top it belongs there, unless the header stays small.
        #expect(try !finds(-200, at: -200, top: 200) && !finds(-100, at: -200, top: 200))
        #expect(try finds(-150, at: -200, top: 200))
    }

    @Test func `S17 has the bar scroll a view as far as its edges allow`() throws {
        let short = BarEvent.scrollView(try view(at: -500, content: 100))
        func finds(_ command: Double) throws -> Bool {
            try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(150, command: command)], .contentOffset(-150), short)
        }
        #expect(try !finds(-200) && finds(-150))
    }
}
