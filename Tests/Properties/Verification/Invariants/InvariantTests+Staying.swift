import AirBarModel
import Testing
import TestSupport
import Verification

/// What a bar that must stay has to do: S29.
extension InvariantTests {
    private static let staying = BarKind.airBar.with(.staying)

    @Test func `S29 asks a bar that must stay to be shown in place`() throws {
        func finds(_ before: Double, _ after: Double, at place: Double = 500) throws -> Bool {
            try VerificationTests.finds(
                .staying, [.at(before, open: before > 200), .at(after, open: after > 200)], .stay(true),
                at: place,
                kind: Self.staying)
        }
        #expect(try !finds(100, 200) && !finds(150, 200) && !finds(200, 200))
        #expect(try finds(100, 100) && finds(100, 199) && finds(100, 201))
        #expect(try !finds(300, 300) && !finds(300, 200) && finds(300, 199))
        // It may close a gap of 50 points, and open none.
        #expect(try !finds(100, 250, at: -250) && finds(100, 251, at: -250))
        #expect(try !finds(300, 300, at: -300) && finds(300, 299, at: -300))
    }

    @Test func `S29 asks for its normal height or more until it may hide again`() throws {
        func finds(_ height: Double) throws -> Bool {
            try VerificationTests.finds(
                .staying, [.at(200), .at(200), .at(height, open: height > 200)], .stay(true),
                .contentOffset(510), at: 500, kind: Self.staying)
        }
        #expect(try !finds(200) && !finds(230) && finds(199))
        #expect(
            try !VerificationTests.finds(
                .staying, [.at(200), .at(200), .at(200), .at(100)], .stay(true), .stay(false),
                .contentOffset(600), at: 500, kind: Self.staying))
    }

    @Test(arguments: [Invariant.compactReachable, .rotation])
    func `a bar that must stay needs no room to hide, and may keep it`(invariant: Invariant) throws {
        func finds(_ bottom: Double, after event: BarEvent) throws -> Bool {
            try VerificationTests.finds(
                invariant, [.at(200), .at(200), .at(200, bottom: bottom)], event, .frameHeight(2200),
                on: view(), kind: Self.staying)
        }
        #expect(try !finds(0, after: .stay(true)) && !finds(100, after: .stay(true)))
        #expect(try finds(101, after: .stay(true)))
        #expect(try finds(0, after: .idle) && !finds(100, after: .idle))
    }

    @Test func `S29 asks a bar that may hide again to wait for a scroll`() throws {
        func finds(_ height: Double) throws -> Bool {
            try VerificationTests.finds(
                .staying, [.at(200), .at(200), .at(height)], .stay(true), .stay(false), at: 500,
                kind: Self.staying)
        }
        #expect(try !finds(200) && finds(199) && finds(100))
    }

    @Test func `S29 asks for the content to be left alone`() throws {
        #expect(
            try finds(
                .staying, [.at(100), .at(200, command: -200)], .stay(true), at: 500, kind: Self.staying))
        #expect(
            try finds(
                .staying, [.at(200), .at(200), .at(200, target: 700)], .stay(true), .stay(false), at: 500,
                kind: Self.staying))
    }

    @Test func `a bar that must stay is judged by its normal height as its compact one`() throws {
        func finds(_ first: BarEvent) throws -> Bool {
            try VerificationTests.finds(
                .visiblePart, [.at(200), .at(200), .at(200), .at(200)], first, .contentOffset(510),
                .contentOffset(530), at: 500, kind: Self.staying)
        }
        #expect(try !finds(.stay(true)) && finds(.stay(false)))
    }

    @Test func `a bar that reports where it was before it had to stay is on its way`() throws {
        func finds(_ flash: Double) throws -> Bool {
            try VerificationTests.finds(
                .honestEquality, [.at(200), .at(200, flash: flash)], .lostContentOffset(550),
                .stay(true), at: 500, kind: Self.staying)
        }
        #expect(try !finds(150) && !finds(200) && finds(149))
    }

    @Test func `a bar that is not made for it is not judged by how it stays`() {
        #expect(Invariant.staying.reasonNotToApply(to: .published) == "the bar may always hide")
    }
}
