import AirBarModel
import Testing
import Verification

extension StopTests {
    @Test(arguments: [
        "content 4100", "frame 700", "safe-area 20 0", "refresh 60", "bottom-inset 50", "heights 0 80 80",
    ])
    func `a fling goes on where a length changes: to set the content offset that is there would stop it`(
        length: String
    ) throws {
        let events = "offset 500\npan began\npan ended velocity 900 rest 900\noffset 540\n\(length)\nidle"
        let stops: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void = { event, _, host in
            if event.kind.isDisjoint(with: .lengths) { return }
            host.updateContentOffset(host.scrollView.contentOffset, animated: false)
        }
        let kind = BarKind.hidesOnScroll
        #expect(try Self.broken(events, kind: kind).isEmpty)
        #expect(try Self.broken(events, kind: kind, reaction: stops) == ["N7"], "\(length)")
        #expect(try Self.broken("offset 540\nidle\n\(length)", kind: kind, reaction: stops).isEmpty)
        let expandable = BarDefinition("stopping", heights: .fixed(0, 88, 88)) {
            StoppingBar(bar: HardenedBar($0), reaction: stops)
        }
        let text = "scenario 1\nheights 0 88 88\nbind frame 600 content 4000 offset -88\n" + events
        let reproduction = Reproduction(try ScenarioFile(parsing: text).session, on: expandable)
        #expect(reproduction.counterexamples.map(\.invariant.id).contains("L6"))
    }

    @Test func `a bar that snaps alone does not stop a fling either`() throws {
        let events = "offset 500\npan began\npan ended velocity 900 rest 900"
        let found = try Self.broken(events, kind: .hidesOnScroll) { event, _, host in
            guard case .release = event else { return }
            host.updateContentOffset(host.scrollView.contentOffset, animated: false)
        }
        #expect(found == ["N7"])
    }

    /// The hardened bar with a reaction of its own after each event.
    private struct StoppingBar: Bar {
        var bar: HardenedBar
        let reaction: @Sendable (BarEvent, inout BarState, inout BarHost) -> Void

        var state: BarState { bar.state }

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            bar.react(to: event, on: &host)
            var state = bar.state
            reaction(event, &state, &host)
        }

        static func == (one: StoppingBar, other: StoppingBar) -> Bool { one.bar == other.bar }

        func hash(into hasher: inout Hasher) { hasher.combine(bar) }
    }
}
