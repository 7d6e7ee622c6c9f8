import Testing

@testable import Verification

@Suite struct OpenObligationsTests {
    private static let note = ObligationNote(1, 2)

    @Test func `obligations are equal in whatever order they were opened`() {
        var (one, other) = (OpenObligations(), OpenObligations())
        for index in [2, 0, 1] { one.open(index, Self.note) }
        for index in [0, 1, 2] { other.open(index, Self.note) }
        #expect(one == other && one.all.map(\.index) == [0, 1, 2])
    }

    @Test func `an obligation that is opened again is open once, with the later note`() {
        var obligations = OpenObligations()
        obligations.open(3, .empty)
        obligations.open(3, Self.note)
        #expect(obligations.all.map(\.note) == [Self.note])
    }
}
