import AirBarModel
import Testing
import TestSupport
import Verification

/// What S8, S17 and S31 ask of a bar that moves with a finger only.
extension InvariantTests {
    /// Whether a bar breaks an entry that has some heights when it is bound, and after each event.
    private func breaks(
        _ heights: [Double], isPrompt: Bool = true, entry invariant: Invariant = .ledByFinger,
        after events: BarEvent...
    ) throws -> Bool {
        let kind = BarKind.hidesOnScroll.with(.fingerLed)
        let definition = BarDefinition(
            "scripted", kind: isPrompt ? kind : kind.without(.promptFollowing)
        ) {
            ScriptedBar($0, heights.map { .at($0) })
        }
        let scenario = try scenario(events, on: view(at: 500))
        return invariant.violation(in: scenario, by: definition) != nil
    }

    @Test func `S8 asks a bar that is led by a finger to follow under one`() throws {
        func finds(_ height: Double, under finger: PanPhase) throws -> Bool {
            try breaks(
                [200, 200, 200, height], entry: .visiblePart, after: .contentOffset(510), .pan(finger),
                .contentOffset(540))
        }
        #expect(try !finds(170, under: .began) && finds(200, under: .began))
        #expect(try !finds(170, under: .possible) && !finds(200, under: .possible))
    }

    @Test func `S17 does so in the first scroll on a view`() throws {
        func finds(_ height: Double, under finger: PanPhase) throws -> Bool {
            try breaks(
                [200, 200, height], entry: .viewSwap, after: .pan(finger), .contentOffset(540))
        }
        #expect(try !finds(160, under: .began) && finds(200, under: .began))
        #expect(try !finds(160, under: .possible) && !finds(200, under: .possible))
    }

    @Test(arguments: [PanPhase.ended, .cancelled])
    func `S31 asks it to stay once the finger has left the content`(lift: PanPhase) throws {
        func finds(_ height: Double) throws -> Bool {
            try breaks(
                [200, 200, 190, 190, height], after: .pan(.began), .contentOffset(510), .pan(lift),
                .contentOffset(540))
        }
        #expect(try !finds(190) && finds(160))
    }

    @Test func `S31 asks it to stay in a scroll of the app, and leaves one under a finger to it`() throws {
        #expect(try !breaks([200, 200], after: .scroll(.set, to: 540)))
        #expect(try breaks([200, 160], after: .scroll(.set, to: 540)))
        func finds(_ height: Double, isPrompt: Bool = true) throws -> Bool {
            try breaks(
                [200, 200, 190, height], isPrompt: isPrompt, after: .pan(.began), .contentOffset(510),
                .scroll(.set, to: 540))
        }
        #expect(try !finds(190) && !finds(160) && finds(150) && finds(170))
        // One that waits may have waited for a part of it.
        #expect(try !finds(170, isPrompt: false) && finds(150, isPrompt: false))
    }

    @Test func `S31 lets it close the gap that it has left`() throws {
        func finds(_ height: Double) throws -> Bool {
            try breaks(
                [200, 200, 100, 100, height], after: .pan(.began), .contentOffset(600), .pan(.ended),
                .contentOffset(-150))
        }
        #expect(try !finds(150) && !finds(100) && finds(160))
    }
}
