import AirBarModel
import Testing

@testable import Verification

/// A bar that need not follow at once.
@Suite struct WaitingBarTests {
    private static let waiting = BarDefinition(
        "waiting", heights: .fixed(0, 88), kind: .hidesOnScroll.without(.promptFollowing).with(.staying)
    ) { MistakenWaiting($0, nil) }

    @Test func `a bar that waits for twenty points before it moves is accused of nothing`() {
        let scenarios = BarVerifier(Self.waiting, events: .realistic).run(cases: 10_000)
        #expect(scenarios.holds, "\(scenarios.text)")
        let sessions = SessionVerifier(Self.waiting, events: .realistic).run(cases: 100)
        #expect(sessions.counterexamples.isEmpty, "\(sessions.text)")
    }

    @Test
    func `it is judged by what it owes in the end, and not by the equation of a bar that follows at once`() {
        let about = Catalogue.all.about(Self.waiting.kind)
        #expect(about.contains { $0.id == "L7" })
        #expect(Invariant.visiblePart.reasonNotToApply(to: Self.waiting) == "the bar need not follow at once")
        #expect(
            Invariant.followsInTheEnd.reasonNotToApply(to: RightBars.hiding)
                == "the bar has the capability prompt-following")
    }
}
