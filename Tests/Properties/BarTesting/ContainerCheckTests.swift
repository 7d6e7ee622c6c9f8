import Motion
import MotionLaws
import PropertyTesting
import Testing
import TestSupport
import Verification

@testable import BarTesting

/// A header and a list; a fling that reaches the list is lost.
private struct Feed: ScrollContainer {
    var header = ScrollPart(offset: 0, range: 0...88)
    var list = ScrollPart(offset: 0, range: 0...2_000)
    var velocity = 0.0
    var parts: [ScrollPart] { [header, list] }

    mutating func touch() { velocity = 0 }
    mutating func drag(by distance: Double) {
        if distance > 0 {
            list.move(by: header.move(by: distance))
        } else {
            header.move(by: list.move(by: distance))
        }
    }
    mutating func release(velocity: Double) { self.velocity = velocity.isFinite ? velocity : 0 }
    mutating func advance(by frame: Double) {
        guard frame > 0, frame.isFinite else { return }
        let isHeader = header.offset < 88
        drag(by: velocity * frame)
        velocity *= isHeader && header.offset == 88 ? 0 : max(0, 1 - 2 * frame)
    }
}

@Suite(.property(cases: 300, seed: 0)) struct ContainerCheckTests {
    @Test func `the sheet keeps the laws of containers`() async {
        await check(.sheet)
    }

    @Test func `a container that breaks a law is an issue with the gesture, and its token shows it again`()
        async throws
    {
        let feed = ContainerDefinition("feed") { Feed() }
        let recorded = try await issues { await check(feed) }
        let text = try #require(recorded.first?.text)
        #expect(recorded.count == 1 && text.hasPrefix("feed breaks H9, no seam: "))
        #expect(text.contains("In the case \"touch; release at "))
        #expect(text.contains("feed: 1 of 9 laws broken, "))
        let token = try #require(text.firstMatch(of: /\nreplaying: "(feed:H9:\S+)"/)?.output.1)
        let again = try await issues { await check(feed, replaying: String(token)) }
        #expect(again.count == 1 && again[0].text.hasPrefix("feed breaks H9, no seam: "))
        let held = try await issues { await check(.pair, replaying: String(token)) }
        #expect(held.isEmpty)
        for wrong in ["feed:H9", "feed:H9:1", "feed:P1:1AA"] {
            let refused = try await issues { await check(feed, replaying: wrong) }
            #expect(refused.first?.text.hasPrefix("\(wrong) cannot be replayed: ") == true)
        }
    }

    @Test func `a check by what does not apply is a warning, and by nothing an issue`() async throws {
        let laws = try Catalogue.laws(["H8", "H9"])
        let warned = try await issues { await check(.sheet, keeps: laws) }
        #expect(warned.map(\.severity) == [.warning, .warning])
        #expect(warned.first?.text.hasPrefix("H8 not applicable: ") == true)
        let none = try await issues { await check(.sheet, keeps: []) }
        #expect(none.map(\.text) == ["sheet: not decided: no law was given"])
    }
}
