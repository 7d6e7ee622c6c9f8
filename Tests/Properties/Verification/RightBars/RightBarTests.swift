import AirBarModel
import Generators
import Testing

@testable import Verification

/// Right bars of each kind: no entry of the catalogue accuses them.
///
/// `scripts/check` tries them in more cases, and in every state of a bounded model.
@Suite struct RightBarTests {
    static let bars: [BarDefinition] = RightBars.all

    @Test(arguments: bars)
    func `a right bar of a kind is accused of nothing in realistic scenarios`(definition: BarDefinition) {
        let report = BarVerifier(definition, events: .realistic).run(cases: 500)
        #expect(report.holds, "\(report.text)")
    }

    @Test(arguments: [false, true])
    func `a header that collapses above pinned section headers is accused of nothing`(isStretchy: Bool) {
        let kind: BarKind = isStretchy ? .stretchy : .collapsing
        let header = BarDefinition("photo", kind: kind.with(.insetFollowing)) {
            CollapsingBar($0, isStretchy: isStretchy, insetFollows: true)
        }
        let scenarios = BarVerifier(header).run(cases: 5_000)
        #expect(scenarios.holds, "\(scenarios.text)")
        let sessions = SessionVerifier(header).run(cases: 200)
        #expect(sessions.holds, "\(sessions.text)")
        let still = BarDefinition("photo", kind: kind.with(.insetFollowing)) {
            CollapsingBar($0, isStretchy: isStretchy)
        }
        let found = BarVerifier(still).run(cases: 100).counterexamples
        #expect(found.contains { $0.counterexample.invariant.id == "S30" })
    }

    @Test(arguments: Mutant.withoutMistake)
    func `a header that is made with mistakes is accused of nothing without one`(definition: BarDefinition) {
        let scenarios = BarVerifier(definition).run(cases: 5_000)
        #expect(scenarios.holds, "\(scenarios.text)")
        let sessions = SessionVerifier(definition).run(cases: 100)
        #expect(sessions.holds, "\(sessions.text)")
    }

    @Test(arguments: [RightBars.switching, RightBars.bottomSwitching])
    func `a lost notification is judged where scroll views take back what is beyond an edge`(
        definition: BarDefinition
    ) {
        let report = BarVerifier(
            definition, invariants: [.lostNotification], behavior: DrawnBehavior(always: .clamps)
        ).run(cases: 4_000)
        #expect(report.status(of: .lostNotification) == .holds, "\(report.text)")
    }

    @Test func `a bar that snaps after the deceleration is not taken to have snapped at the lift`() throws {
        let file = try ScenarioFile(
            parsing: """
                scenario 1
                heights 0 88 88
                bind frame 600 content 2000 offset -88
                pan began
                offset -78
                pan ended
                idle
                """)
        let reproduction = Reproduction(file.session, on: RightBars.hiding)
        #expect(reproduction.counterexamples.map(\.text) == [])
        #expect(
            Invariant.idempotentSnap.reasonNotToApply(to: RightBars.hiding)
                == "the bar settles only after the deceleration")
    }

    @Test func `a hiding bar that sums in another order is accused of nothing`() {
        let hasty = BarDefinition("hasty", kind: .hidesOnScroll.without(.snapping)) {
            HastySum(state: BarState($0))
        }
        let report = BarVerifier(hasty, invariants: [.bounceIgnored, .neverAgainst], events: .realistic)
            .run(cases: 20_000)
        #expect(report.holds, "\(report.text)")
    }

    @Test func `a bar whose sums should be exact is told that its violations are rounding`() throws {
        let hasty = BarDefinition("hasty", kind: .hidesOnScroll.without(.snapping).with(.exactSums)) {
            HastySum(state: BarState($0))
        }
        let verifier = BarVerifier(hasty, invariants: [.bounceIgnored, .neverAgainst], events: .realistic)
        var settings = SearchSettings(cases: 20_000)
        settings.stopWhenFound = ["S7", "S10"]
        let found = verifier.run(settings).counterexamples
        #expect(!found.isEmpty)
        for counterexample in found {
            let text = counterexample.counterexample.explanation(.rounded)
            #expect(text.hasSuffix("(by less than a millionth of a point, as sums in another order round)."))
        }
    }

    @Test(arguments: [RightBars.largeTitle, .hardened])
    func `no target is ahead of a finger that stands still, also where that counts as a fling`(
        definition: BarDefinition
    ) throws {
        let file = try ScenarioFile(
            parsing: """
                scenario 1
                tolerances 5 0.5 0
                heights 48 96 96
                bind frame 600 content 2000 offset -96
                offset -97
                pan began
                pan ended velocity 0 rest -95
                """)
        #expect(Reproduction(file.session, on: definition).counterexamples.map(\.text) == [])
    }

    @Test func `a title that stretches is where the content is pulled to, and not at a detent`() throws {
        let title = BarDefinition("title", kind: .largeTitle.without(.bounceIgnoring)) {
            CollapsingBar($0, isStretchy: true)
        }
        let file = try ScenarioFile(
            parsing: """
                scenario 1
                heights 44 96 500
                bind frame 600 content 2000 offset -96
                offset -97
                pan failed
                idle
                """)
        #expect(Reproduction(file.session, on: title).counterexamples.map(\.text) == [])
    }

    @Test func `a bar at the bottom snaps from where it is, whatever is above the content`() throws {
        let tabs = BarDefinition("tabs", kind: .hidesOnScroll.atBottom.without(.insetHandling)) {
            SnappingTabs(state: BarState($0))
        }
        let file = try ScenarioFile(
            parsing: """
                scenario 1
                heights 20 84 84
                bind frame 600 content 2000 offset -84 bar-inset 84 0
                offset -52
                pan failed
                offset -83
                pan failed
                """)
        #expect(Reproduction(file.session, on: tabs).counterexamples.map(\.invariant.id) == [])
    }

    @Test(arguments: bars)
    func `a right bar of a kind is accused of nothing under fingers`(definition: BarDefinition) {
        let report = SessionVerifier(definition, events: .realistic).run(cases: 100)
        #expect(report.holds, "\(report.text)")
    }
}

/// Follows the content within its edges, and snaps alone to the nearer height; it sets no insets.
private struct SnappingTabs: Bar {
    var state: BarState
    var last: ScrollViewState?

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        let view = host.scrollView
        if let last {
            let way = view.visible(view.contentOffset) - last.visible(last.contentOffset)
            state.offset = max(state.lowestOffset, min(state.offset + way, state.highestOffset))
        }
        last = view
        if case .pan(.failed) = event {
            state.offset = state.nearestDetent(to: state.offset, isExpandedSupported: false)
        }
        host.report(state)
    }
}

/// Follows the content within its edges, and adds where it came from last.
private struct HastySum: Bar {
    var state: BarState
    var last: ScrollViewState?

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let last {
            let (from, to) = (last.visible(last.contentOffset), last.visible(host.scrollView.contentOffset))
            state.offset = max(state.lowestOffset, min((state.offset + to) - from, state.highestOffset))
        }
        last = host.scrollView
        host.report(state)
    }
}
