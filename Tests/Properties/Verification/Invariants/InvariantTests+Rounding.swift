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
