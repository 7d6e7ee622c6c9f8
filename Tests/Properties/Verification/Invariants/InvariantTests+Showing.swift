import AirBarModel
import Testing
import TestSupport
import Verification

/// What is to happen when the bar is shown and hidden in place: S27 and S28.
extension InvariantTests {
    private static let hiding = BarKind.hidesOnScroll.with(.showingInPlace)

    @Test func `S27 asks a bar that is shown to be normal, and a taller one to be no smaller`() throws {
        func finds(_ before: Double, _ after: Double, at place: Double = 500) throws -> Bool {
            try showing(
                .shownAndHidden, [.at(before, open: before > 200), .at(after, open: after > 200)],
                .show(true),
                at: place, kind: .airBar.with(.showingInPlace))
        }
        #expect(try !finds(100, 200) && !finds(150, 200) && !finds(200, 200))
        #expect(try finds(100, 100) && finds(100, 199) && finds(100, 201))
        #expect(try !finds(300, 300) && !finds(300, 200) && finds(300, 199))
        // It may close a gap of 50 points.
        #expect(try !finds(100, 250, at: -250) && finds(100, 251, at: -250))
        // It may not open one: closed, it would end where no content begins.
        #expect(try !finds(300, 300, at: -300) && finds(300, 299, at: -300) && finds(300, 200, at: -300))
        #expect(try !finds(300, 250, at: -250) && finds(300, 249, at: -250) && !finds(300, 300, at: -320))
    }

    @Test func `S27 asks a bar that is hidden to be compact where the content reaches under it`() throws {
        func finds(_ after: Double, at place: Double, kind: BarKind = Self.hiding) throws -> Bool {
            try showing(.shownAndHidden, [.at(200), .at(after)], .show(false), at: place, kind: kind)
        }
        #expect(try !finds(100, at: 500) && finds(101, at: 500) && finds(200, at: 500))
        // One point more and there would be a gap, of which S21 judges.
        #expect(try finds(200, at: -99) && !finds(200, at: -101) && !finds(150, at: -101))
        #expect(try finds(201, at: -101))
        let switching = BarKind.switches(after: 10, below: 400).with(.showingInPlace)
        #expect(try finds(200, at: 201, kind: switching) && !finds(200, at: 199, kind: switching))
    }

    @Test func `S28 asks for the content to be left alone`() throws {
        #expect(try !showing(.stillContent, [.at(100), .at(200)], .show(true)))
        #expect(try showing(.stillContent, [.at(100), .at(200, command: -200)], .show(true)))
        #expect(try showing(.stillContent, [.at(200), .at(100, target: 700)], .show(false)))
    }

    @Test func `a bar that is not made for it is not judged by how it is shown in place`() {
        #expect(Invariant.shownAndHidden.reasonNotToApply(to: .published) == "the bar is not shown in place")
    }
}

/// Whether a scripted bar breaks an invariant when it is shown or hidden over content that is scrolled away.
private func showing(
    _ invariant: Invariant, _ cues: [ScriptedBar.Cue], _ event: BarEvent, at contentOffset: Double = 500,
    kind: BarKind = .hidesOnScroll.with(.showingInPlace)
) throws -> Bool { try finds(invariant, cues, event, at: contentOffset, kind: kind) }
