import AirBarModel
import Generators
import Motion
import Testing
import Verification

/// A bar that follows the content, and whose height is a whole number of pixels on an @3x screen.
private struct PixelFollower: Bar {
    /// Whether it adds the next scroll to the height that it shows, in place of that which it would have.
    let accumulates: Bool
    private var shown: BarState
    private var offset: Double
    private var last: ScrollViewState?

    init(_ configuration: BarConfiguration, accumulates: Bool) {
        (self.accumulates, shown) = (accumulates, BarState(configuration))
        offset = shown.offset
    }

    var state: BarState { shown }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if case .scrollView = event { last = nil }
        if let last {
            let scrolled = last.visible(host.scrollView.contentOffset) - last.visible(last.contentOffset)
            offset = max(-88, min((accumulates ? shown.offset : offset) + scrolled, 0))
        }
        let view = host.scrollView
        let missing = max(0, view.frameHeight - view.contentHeight)
        host.setContentInset(ContentInset(top: 88, bottom: missing))
        shown.offset = PixelScale.three.rounded(offset)
        last = host.scrollView
        host.report(shown)
    }
}

@Suite struct AccumulatedRoundingTests {
    private static func definition(accumulates: Bool) -> BarDefinition {
        BarDefinition(
            accumulates ? "accumulates" : "rounds", heights: .fixed(0, 88),
            kind: .hidesOnScroll.without(.snapping)
        ) {
            PixelFollower($0, accumulates: accumulates)
        }.rounded(to: .three)
    }

    @Test
    func `a bar that adds up what it rounds to pixels breaks S8, and one that shows it rounded does not`()
        throws
    {
        let slow = (1...6).map { "offset \(300 - 0.125 * Double($0))" }.joined(separator: "\n")
        let text = "scenario 1\nheights 0 88 88\nbind frame 600 content 5000 offset -88\noffset 300\n" + slow
        let scenario = try #require(try ScenarioFile(parsing: text).scenario)
        func found(accumulates: Bool) -> Reproduction {
            Reproduction(
                scenario, on: Self.definition(accumulates: accumulates), invariants: [.visiblePart])
        }
        #expect(found(accumulates: false).counterexamples.isEmpty)
        let lagging = found(accumulates: true)
        #expect(lagging.counterexamples.map(\.invariant.id) == ["S8"])
        #expect(
            lagging.text.contains(
                "but the scrolls since it last did something else would together have left it 0.375 pt tall"),
            "\(lagging.text)")
    }

    @Test(arguments: [UInt64](0..<3)) func `a search finds it, and accuses the other one of nothing`(
        seed: UInt64
    ) {
        func status(accumulates: Bool) -> EntryStatus {
            BarVerifier(
                Self.definition(accumulates: accumulates), invariants: [.visiblePart], events: .realistic
            ).run(cases: 2_000, seed: seed).status(of: .visiblePart)
        }
        #expect(status(accumulates: true) == .broken)
        #expect(status(accumulates: false) != .broken)
    }
}
