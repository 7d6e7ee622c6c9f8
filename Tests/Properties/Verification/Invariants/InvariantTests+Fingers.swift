import AirBarModel
import Testing
import TestSupport
import Verification

/// What S8 and S17 ask of a bar that moves with a finger only.
extension InvariantTests {
    /// Whether a bar breaks an entry that has some heights when it is bound, and after each event.
    private func breaks(
        _ heights: [Double], entry invariant: Invariant = .visiblePart, after events: BarEvent...
    ) throws -> Bool {
        let definition = BarDefinition("scripted", kind: .hidesOnScroll.with(.fingerLed)) {
            ScriptedBar($0, heights.map { .at($0) })
        }
        let scenario = try scenario(events, on: view(at: 500))
        return invariant.violation(in: scenario, by: definition) != nil
    }

    @Test func `S8 asks a bar that is led by a finger to follow under one, and to stay without`() throws {
        func finds(_ height: Double, under finger: PanPhase) throws -> Bool {
            try breaks(
                [200, 200, 200, height], after: .contentOffset(510), .pan(finger), .contentOffset(540))
        }
        #expect(try !finds(170, under: .began) && finds(200, under: .began))
        #expect(try !finds(200, under: .possible) && finds(170, under: .possible))
    }

    @Test(arguments: [PanPhase.ended, .cancelled])
    func `S8 knows when the finger has left the content`(lift: PanPhase) throws {
        func finds(_ height: Double) throws -> Bool {
            try breaks(
                [200, 200, 190, 190, height], after: .pan(.began), .contentOffset(510), .pan(lift),
                .contentOffset(540))
        }
        #expect(try !finds(190) && finds(160))
    }

    @Test func `S8 leaves it to such a bar whether it follows the app under a finger`() throws {
        func finds(_ height: Double) throws -> Bool {
            try breaks(
                [200, 200, 190, height], after: .pan(.began), .contentOffset(510), .scroll(.set, to: 540))
        }
        #expect(try !finds(190) && !finds(160) && finds(150))
    }

    @Test func `S8 and S17 ask such a bar to stay in a scroll of the app`() throws {
        #expect(try !breaks([200, 200, 200], after: .contentOffset(510), .scroll(.set, to: 540)))
        #expect(try breaks([200, 200, 170], after: .contentOffset(510), .scroll(.set, to: 540)))
        #expect(try !breaks([200, 200], entry: .viewSwap, after: .scroll(.set, to: 540)))
        #expect(try breaks([200, 160], entry: .viewSwap, after: .scroll(.set, to: 540)))
    }

    @Test func `S8 lets such a bar close the gap that it has left`() throws {
        func finds(_ height: Double) throws -> Bool {
            try breaks(
                [200, 200, 100, 100, height], after: .pan(.began), .contentOffset(600), .pan(.ended),
                .contentOffset(-150))
        }
        #expect(try !finds(150) && !finds(100) && finds(160))
    }
}
