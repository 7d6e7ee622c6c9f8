import AirBarModel
import Testing
import TestSupport
import Verification

/// What is to happen when the heights of the bar change: S24 to S26, and what of the others that is about.
extension InvariantTests {
    private static let taller = BarEvent.heights(BarHeights(compact: 110, normal: 220, expanded: 330))

    private func finds(
        _ invariant: Invariant, _ cues: [ScriptedBar.Cue], _ events: BarEvent...,
        at contentOffset: Double = -200,
        kind: BarKind = .airBar.with(.changingHeights)
    ) throws -> Bool {
        let scenario = try scenario(events, on: view(at: contentOffset))
        let definition = BarDefinition("scripted", kind: kind) { ScriptedBar($0, cues) }
        return invariant.violation(in: scenario, by: definition) != nil
    }

    @Test func `S24 asks a bar on a detent for that detent of other heights, and no other bar`() throws {
        func finds(_ before: Double, _ after: Double, open: Bool = false) throws -> Bool {
            try self.finds(
                .sameDetent, [.at(before, open: open), .at(after, open: open)], Self.taller, at: 500)
        }
        #expect(try !finds(100, 110) && !finds(200, 220) && !finds(300, 330, open: true))
        #expect(try finds(100, 110.0.nextUp) && finds(200, 200) && finds(300, 220, open: true))
        #expect(try !finds(150, 150) && !finds(150, 220))
    }

    @Test func `S24 takes two heights that differ by rounding for one`() throws {
        let heights = BarHeights(compact: 100, normal: 100 + 0x1p-40, expanded: 200)
        let apart = BarEvent.heights(BarHeights(compact: 100, normal: 200, expanded: 300))
        let scenario = try scenario([apart], heights: heights, on: view(at: 500))
        func finds(_ height: Double) -> Bool {
            let bar = BarDefinition("scripted", kind: .hidesOnScroll.with(.changingHeights)) {
                ScriptedBar($0, [.at(100), .at(height)])
            }
            return Invariant.sameDetent.violation(in: scenario, by: bar) != nil
        }
        #expect(!finds(100) && !finds(200) && finds(150))
    }

    @Test func `S24 lets a bar stay whose sums may have left it beside its detent`() throws {
        func finds(_ after: Double, isExact: Bool, kind: BarKind) throws -> Bool {
            try VerificationTests.finds(
                .sameDetent, [.at(200), .at(after)], Self.taller, at: 500, isExact: isExact,
                kind: kind.with(.changingHeights))
        }
        #expect(try !finds(200, isExact: false, kind: .hidesOnScroll))
        #expect(try finds(210, isExact: false, kind: .hidesOnScroll))
        #expect(try finds(200, isExact: true, kind: .hidesOnScroll))
        #expect(try finds(200, isExact: false, kind: .hidesOnScroll.with(.exactSums)))
    }

    @Test func `S24 allows a bar to close a gap`() throws {
        let smaller = BarEvent.heights(BarHeights(compact: 50, normal: 200, expanded: 300))
        // Compact, and the content right below it.
        let cues: [ScriptedBar.Cue] = [.at(200), .at(100), .at(100)]
        #expect(try !finds(.sameDetent, cues, .contentOffset(-100), smaller))
        #expect(try finds(.sameDetent, cues, .contentOffset(-99), smaller))
    }

    @Test func `S24 lets a bar that switches close a gap by being shown, and show itself near the top`()
        throws
    {
        let shorter = BarEvent.heights(BarHeights(compact: 99, normal: 199, expanded: 299))
        func finds(_ height: Double, from start: Double, at place: Double, below: Double = 0) throws -> Bool {
            try self.finds(
                .sameDetent, [.at(start), .at(height)], shorter, at: place,
                kind: .switches(after: 10, below: below).with(.changingHeights))
        }
        // The content begins at 100 points, so that a bar of 99 leaves a gap of one.
        #expect(try !finds(199, from: 100, at: -100) && finds(100, from: 100, at: -100))
        #expect(try finds(199, from: 100, at: 500))
        #expect(try !finds(199, from: 100, at: 500, below: 800) && finds(99, from: 200, at: 500, below: 800))
    }

    @Test func `S25 asks for content at its top to stay there, and for other content to stay`() throws {
        #expect(try !finds(.readingPlace, [.at(200), .at(220, command: -220, animated: false)], Self.taller))
        #expect(try finds(.readingPlace, [.at(200), .at(220)], Self.taller))
        #expect(try finds(.readingPlace, [.at(200), .at(220, command: -220, animated: true)], Self.taller))
        #expect(try finds(.readingPlace, [.at(200), .at(220, command: -219, animated: false)], Self.taller))
        #expect(try !finds(.readingPlace, [.at(100), .at(110)], Self.taller, at: 500))
        #expect(
            try finds(
                .readingPlace, [.at(100), .at(110, command: 490, animated: false)], Self.taller, at: 500))
    }

    @Test func `S25 asks for content that other heights put beyond its end to be taken back`() throws {
        // The end is at 1600 over a bar of 200 points at the bottom, and at 1500 over one of 100.
        func finds(_ command: Double?, at place: Double = 1600, after event: BarEvent = .idle) throws -> Bool
        {
            try VerificationTests.finds(
                .readingPlace,
                [
                    .at(200, top: 0, bottom: 200), .at(200, top: 0, bottom: 200),
                    .at(100, command: command, animated: false, top: 0, bottom: 100),
                ],
                event, .heights(BarHeights(compact: 100, normal: 100, expanded: 100)), at: place,
                kind: .hidesOnScroll.atBottom.with(.changingHeights))
        }
        #expect(try finds(nil) && !finds(1500) && finds(1499))
        #expect(try !finds(nil, at: 1500) && finds(1499, at: 1500))
        // A finger holds it, or it is still moving.
        #expect(try !finds(nil, after: .pan(.began)) && !finds(nil, after: .pan(.changed)))
    }

    @Test func `S25 lets content that is pulled stay, as far beyond its edge or where it is, or come back`()
        throws
    {
        func finds(_ command: Double?, at place: Double) throws -> Bool {
            let height = max(100, min(-place, 200))
            return try self.finds(
                .readingPlace,
                [
                    .at(200, top: 200), .at(height, top: 200),
                    .at(height + height / 10, command: command, animated: false, top: 220),
                ],
                .contentOffset(place), Self.taller, kind: .collapsing.with(.changingHeights))
        }
        #expect(try !finds(nil, at: -230) && !finds(-250, at: -230) && !finds(-220, at: -230))
        #expect(try finds(-240, at: -230) && finds(-200, at: -230))
        #expect(try !finds(nil, at: 1430) && !finds(1400, at: 1430) && finds(1420, at: 1430))
    }

    @Test func `S26 asks for the room of other heights where there was that of the old`() throws {
        #expect(try !finds(.roomForTheHeights, [.at(100), .at(110)], Self.taller, at: 500))
        #expect(try finds(.roomForTheHeights, [.at(100), .at(110, top: 200)], Self.taller, at: 500))
        #expect(try !finds(.roomForTheHeights, [.at(100, top: 0), .at(110, top: 0)], Self.taller, at: 500))
    }

    @Test func `S1 goes by other heights, and S6 takes them for no reason to change what is available`()
        throws
    {
        #expect(
            try finds(.bounds, [.at(100), .at(100)], Self.taller)
                && !finds(.bounds, [.at(100), .at(110)], Self.taller))
        #expect(try finds(.availabilityFromTheTop, [.at(200), .at(220, open: true)], Self.taller))
        #expect(
            try !finds(
                .availabilityFromTheTop, [.at(200), .at(200, open: true), .at(220, open: true)], .pan(.began),
                Self.taller))
    }

    @Test func `a bar that keeps its heights is not judged by others`() throws {
        #expect(Invariant.sameDetent.reasonNotToApply(to: .published) == "the bar keeps its heights")
        #expect(try !finds(.bounds, [.at(100), .at(100)], Self.taller, kind: .airBar))
    }
}
