import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// Which of several violations in one case is explained.
@Suite struct RootCauseTests {
    private static func root(_ events: [BarEvent], _ invariants: [Invariant]) throws -> BarCounterexample? {
        let found = Reproduction(try scenario(events), on: .published, invariants: invariants).counterexamples
        #expect(found.count == invariants.count)
        return found.rootCauseFirst { $0 }.first
    }

    private static let bounce: [BarEvent] = [.contentOffset(1400), .contentOffset(1401)]

    @Test func `at one step it is the violation of which the others are effects`() throws {
        #expect(try Self.root(Self.bounce, [.neverFaster, .bounceIgnored])?.invariant.id == "S7")
    }

    @Test func `the earliest step comes first, whatever the order`() throws {
        let events = Self.bounce + [.pan(.failed)]
        #expect(try Self.root(events, [.settles, .neverFaster])?.invariant.id == "S9")
    }

    @Test func `without a declared cause it is the first`() throws {
        let own = Invariant("O1", "short", statement: "", reason: "") { step in
            step.index < 2 ? nil : step.violation("the number of steps", 2, "at most", 1)
        }
        #expect(try Self.root(Self.bounce, [own, .neverFaster])?.invariant.id == "O1")
        #expect(try Self.root(Self.bounce, [.neverFaster, own])?.invariant.id == "S9")
    }

    @Test func `the text has the root cause first, and the others in a line and with their violations`()
        throws
    {
        let test = try scenario(Self.bounce + [.pan(.failed)])
        let invariants: [Invariant] = [.neverFaster, .bounceIgnored, .settles]
        let text = Reproduction(test, on: .published, invariants: invariants).text
        #expect(text.hasPrefix("published breaks S7, bounce ignored: "))
        #expect(
            text.hasSuffix(
                """

                step 2: the bar's movement during a bounce is 1, expected none (0)

                also breaks S9 never faster than the content, L1 settles
                S9, step 2: the distance that the bar moved is 1, expected at most |K(y') − K(y)| (0)
                L1, step 3: at rest, the bar's distance to a detent is 1, expected none (0)
                """))
    }

    @Test func `effects are invariants that find the same, and none is its own`() throws {
        func effects(of invariant: Invariant, _ path: [String]) throws {
            #expect(!path.contains(invariant.id), "\(path)")
            for id in invariant.effects {
                try effects(of: try Catalogue.invariant(id), path + [invariant.id])
            }
        }
        for invariant in Catalogue.all + Catalogue.sessions {
            try effects(of: invariant, [])
            // What has an effect that is found stays for a reason.
            #expect(invariant.effects.isEmpty || invariant.justification != nil, "\(invariant)")
        }
    }
}
