import AirBarModel
import Testing
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
