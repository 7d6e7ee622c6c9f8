import AirBarModel
import Motion
import Testing
import TestSupport
import Verification

/// A rounding error is no movement of a bar that may round.
extension InvariantTests {
    @Test func `S21 takes a rounding error for no movement where there is no gap`() throws {
        func finds(movement: Double, kind: BarKind) throws -> Bool {
            try VerificationTests.finds(
                .noGap, [.at(150), .at(150 + movement)], .pan(.began), at: -140, kind: kind)
        }
        #expect(try !finds(movement: rounding, kind: .hidesOnScroll))
        #expect(try finds(movement: hair, kind: .hidesOnScroll))
        #expect(try finds(movement: rounding, kind: .hidesOnScroll.with(.exactSums)))
    }

    @Test func `S17 takes a rounding error for no movement on a binding`() throws {
        func finds(movement: Double, kind: BarKind) throws -> Bool {
            try VerificationTests.finds(
                .viewSwap, [.at(200), .at(150), .at(150 - movement)], .contentOffset(-150), .swap, kind: kind)
        }
        #expect(try !finds(movement: rounding, kind: .hidesOnScroll))
        #expect(try finds(movement: hair, kind: .hidesOnScroll))
        #expect(try finds(movement: rounding, kind: .hidesOnScroll.with(.exactSums)))
    }

    @Test func `K4 does not know whether a bar takes a rounding error for a turn`() throws {
        func finds(turn: Double, _ offsets: Double...) throws -> Bool {
            let events = ([500 + turn] + offsets).map { BarEvent.contentOffset($0) }
            let definition = BarDefinition("scripted", kind: .switches(after: 10)) {
                ScriptedBar($0, [.at(200)] + events.map { _ in .at(200) })
            }
            return Invariant.shownByDirection.violation(
                in: try scenario(events, on: view(at: 500)), by: definition) != nil
        }
        #expect(try !finds(turn: rounding, 600) && finds(turn: hair, 600))
        #expect(try finds(turn: rounding, 600, 620))
    }

    /// A bar that counts in shares of its way, and is hidden at rest from half of it on.
    private struct CountingShares: Bar {
        var state: BarState
        var share = 0.0
        var last: ScrollViewState?

        mutating func react(to event: BarEvent, on host: inout BarHost) {
            if case .scrollView = event { host.setContentInset(ContentInset(top: 120, bottom: 0)) }
            if let last {
                let way = last.visible(host.scrollView.contentOffset) - last.visible(last.contentOffset)
                share = max(0, min(share + way / 76, 1))
            }
            if event == .pan(.failed) { share = share < 0.5 ? 0 : 1 }
            state.offset = 76 * share - 120
            last = host.scrollView
            host.report(state)
        }
    }

    @Test func `M2 allows a bar that may round to snap to either of two heights that are equally near`()
        throws
    {
        func finds(_ offsets: [Double], kind: BarKind) throws -> Bool {
            let definition = BarDefinition("shares", heights: .fixed(44, 120), kind: kind) {
                CountingShares(state: BarState($0))
            }
            let heights = BarHeights(compact: 44, normal: 120, expanded: 120)
            let events = offsets.map { BarEvent.contentOffset($0) } + [.pan(.failed)]
            let scenario = try scenario(events, heights: heights, on: view(at: -120))
            return Invariant.frameRate.violation(in: scenario, by: definition) != nil
        }
        let kind = BarKind.airBar.without(.expandedState)
        #expect(try finds([-120, -100, -94, -82], kind: kind))
        #expect(try !finds([-120, -100, -94, -82], kind: kind.without(.exactSums)))
    }

    @Test func `L6 allows a bar that may round either of two heights that are equally near`() throws {
        func finds(rest: Double) throws -> Bool {
            let release = BarEvent.release(Release(velocity: 400, rest: rest))
            return try VerificationTests.finds(
                .momentumSurvives, [.at(200), .at(200), .at(200)], .pan(.began), release, at: -200,
                expanded: 200, kind: .largeTitle(restingAt: 0.5))
        }
        // Half way between the heights 150 and 100, to the first of which the fling would have to go.
        #expect(try !finds(rest: -125 - rounding) && finds(rest: -125 - hair))
    }

    @Test func `N1 takes a rounding error for no snap`() throws {
        func finds(movement: Double) throws -> Bool {
            try VerificationTests.finds(
                .supportedSnap, [.at(200), .at(150), .at(150 + movement)], .contentOffset(-150),
                .pan(.failed),
                kind: .hidesOnScroll)
        }
        #expect(try !finds(movement: rounding))
        #expect(try finds(movement: hair))
    }

    @Test func `L1 allows a bar a rounding error more than a quiet snap from its detent`() throws {
        func finds(distance: Double) throws -> Bool {
            let cue = ScriptedBar.Cue.at(200 - distance)
            return try VerificationTests.finds(
                .settles, [.at(200), cue, cue, cue], .pan(.began), .contentOffset(-199.5), .pan(.failed),
                kind: .largeTitle)
        }
        #expect(try !finds(distance: 0.5 + rounding))
        #expect(try finds(distance: 0.5 + hair))
    }
}
