import Testing

@testable import BarCommands

/// The one place that makes an exit status of what a command decided.
@Suite struct VerdictTests {
    private static let all: [Verdict] = [.holds, .broken, .undecided("why"), .endless, .interrupted]

    @Test func `only what holds ends in status 0, and only what is broken in status 1`() {
        #expect(Self.all.map(\.status) == [0, 1, 2, 124, 130])
    }

    @Test func `of several things one that is broken decides, and otherwise one that is not decided`() {
        #expect(Verdict(of: Self.all) == .broken)
        #expect(Verdict(of: [.holds, .undecided("a"), .holds, .undecided("b")]) == .undecided("a; b"))
        #expect(Verdict(of: [.holds, .undecided("a"), .interrupted]) == .interrupted)
        #expect(Verdict(of: [.holds, .holds]) == .holds)
    }

    @Test func `a decision names each bar and its verdict`() {
        let decision = Decision([("mine", .holds), ("other", .undecided("3 of 4 were not checked"))])
        #expect(decision.text == "status 2: mine holds, other is not decided")
        #expect(decision.verdict == .undecided("other: 3 of 4 were not checked"))
    }
}
