import AirBarModel
import Generators
import Testing
import Verification

/// A right bar that sets other insets than it should.
private struct Inset<Right: Bar>: Bar {
    var bar: Right
    /// The insets in place of those of the bar, from the view before it reacts.
    let inset: @Sendable (_ found: ScrollViewState, _ right: ContentInset) -> ContentInset

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let found = host.scrollView
        bar.react(to: event, on: &host)
        host.setContentInset(inset(found, host.scrollView.contentInset))
    }

    static func == (one: Self, other: Self) -> Bool { one.bar == other.bar }

    func hash(into hasher: inout Hasher) { hasher.combine(bar) }
}

/// What S13 says of bars that need not fill short content.
@Suite struct InsetMistakeTests {
    @Test(arguments: [UInt64](0..<3))
    func `a filler that is not taken back when the content gets longer is found`(seed: UInt64) throws {
        let keeps = BarDefinition("keeps", heights: .fixed(88, 240), kind: .collapsing) {
            Inset(bar: CollapsingBar($0)) { found, right in
                let missing = found.frameHeight - 88 - found.contentHeight
                return ContentInset(
                    top: right.top, bottom: max(right.bottom, missing, found.contentInset.bottom))
            }
        }
        let report = BarVerifier(keeps, invariants: [.compactReachable], events: .realistic).run(
            cases: 2_000, seed: seed)
        #expect(report.status(of: .compactReachable) == .broken, "\(report.text)")
        #expect(
            report.text.contains("though nothing is below the content but its own inset"), "\(report.text)")
    }

    @Test(arguments: [UInt64](0..<3))
    func `a bar that covers the first row of content which it need not fill is found`(seed: UInt64) throws {
        let covers = BarDefinition(
            "covers", heights: .fixed(0, 88), kind: .hidesOnScroll.without(.contentFilling)
        ) {
            Inset(bar: HidingBar($0)) { _, right in ContentInset(top: right.top - 8, bottom: right.bottom) }
        }
        let report = BarVerifier(covers, invariants: [.compactReachable], events: .realistic).run(
            cases: 1_000, seed: seed)
        #expect(report.status(of: .compactReachable) == .broken, "\(report.text)")
        #expect(report.text.contains("which is at its top, 8 pt too little room"), "\(report.text)")
    }

    @Test func `content that stays beyond the new edges of a bar with other heights should be taken back`()
        throws
    {
        let stays = BarDefinition("stays", kind: .hidesOnScroll.with(.changingHeights)) {
            Stays(bar: HidingBar($0))
        }
        let file = try ScenarioFile(
            parsing: """
                scenario 1
                heights 0 46 46
                bind frame 600 content 2000 offset -46
                idle
                offset -45
                idle
                heights 0 44 44
                """)
        let found = Reproduction(try #require(file.scenario), on: stays)
        #expect(found.text.contains("should be taken back to -44"), "\(found.text)")
    }
}

/// A right bar that leaves the content where it is when its heights change.
private struct Stays: Bar {
    var bar: HidingBar

    var state: BarState { bar.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let y = host.scrollView.contentOffset
        bar.react(to: event, on: &host)
        if event.kind == .heights, host.scrollView.contentOffset != y {
            host.updateContentOffset(y, animated: false)
        }
    }
}
