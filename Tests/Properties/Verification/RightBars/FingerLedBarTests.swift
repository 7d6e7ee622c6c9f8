import AirBarModel
import Testing
import Verification

/// A bar that moves with a finger only, in the forms that apps have.
@Suite struct FingerLedBarTests {
    @Test func `a bar that is led by a finger and settles when that lifts is accused of nothing`() {
        let kind = BarKind.hidesOnScroll.with([.fingerLed, .settlingAtLift])
        let definition = BarDefinition("settles", heights: .fixed(0, 88), kind: kind) {
            Settling(bar: HidingBar($0, isFingerLed: true))
        }
        let scenarios = BarVerifier(definition, events: .realistic).run(cases: 10_000)
        #expect(scenarios.holds, "\(scenarios.text)")
        let sessions = SessionVerifier(definition, events: .realistic).run(cases: 100)
        #expect(sessions.counterexamples.isEmpty, "\(sessions.text)")
    }

    @Test func `one at the bottom of the screen is accused of nothing`() {
        let definition = RightBars.like(.hidesOnScroll.atBottom.with(.fingerLed))
        #expect(definition.name == "bottom-finger-led")
        let scenarios = BarVerifier(definition, events: .realistic).run(cases: 10_000)
        #expect(scenarios.holds, "\(scenarios.text)")
        let sessions = SessionVerifier(definition, events: .realistic).run(cases: 100)
        #expect(sessions.counterexamples.isEmpty, "\(sessions.text)")
    }

    @Test func `a bar that moves in every scroll is not led by a finger`() {
        let definition = BarDefinition(
            "hides", heights: .fixed(0, 88), kind: .hidesOnScroll.with(.fingerLed)
        ) { HidingBar($0) }
        let report = BarVerifier(definition, events: .realistic).run(cases: 1_000)
        let found = report.counterexamples.first { $0.counterexample.invariant.id == "S31" }
        #expect(
            found?.counterexample.explanation
                == "The content scrolled down by 1 pt; the bar shrank by 1 pt, but should stay where no finger moves the content.",
            "\(report.text)")
    }

    @Test func `the bar to compare with has what one's own has besides`() {
        let like = RightBars.like(.hidesOnScroll.with([.fingerLed, .insetFollowing]))
        #expect(like.kind.capabilities.isSuperset(of: [.fingerLed, .insetFollowing]))
        #expect(RightBars.like(.hidesOnScroll.with([.fingerLed, .settlingAtLift])).name == "finger-led")
    }
}

/// A bar that settles when the finger lifts, too.
private struct Settling: Bar {
    var bar: HidingBar

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        bar.react(to: event, on: &host)
        guard event.unusable == nil else { return }
        switch event {
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release: bar.react(to: .idle, on: &host)
        default: break
        }
    }
}
