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

    @Test func `S17 has the bar scroll a view as far as its edges allow`() throws {
        let short = BarEvent.scrollView(try view(at: -500, content: 100))
        func finds(_ command: Double) throws -> Bool {
            try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(150, command: command)], .contentOffset(-150), short)
        }
        #expect(try !finds(-200) && finds(-150))
    }
}
