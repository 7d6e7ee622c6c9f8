import AirBarModel
import Generators
import PropertyTesting
import Testing
import Verification

@Suite struct ReproductionTests {
    private static let report = BarVerifier(.published, invariants: [.bounceIgnored]).run(
        SearchSettings(cases: 2_000, seed: 1))

    private static func found() throws -> FoundCounterexample<BarDefinition> {
        try #require(report.counterexamples.first)
    }

    @Test func `a token gives the counterexample it was made of`() throws {
        let found = try Self.found()
        let again = try Reproduction(token: "\(found.token)")
        #expect(again.trace.scenario == found.counterexample.trace.scenario)
        #expect(again.text == found.counterexample.text)
    }

    /// Printed by `scripts/verify --bar published --invariant S7 --seed 0`, a release build.
    @Test func `a token of another process and another build gives the committed minimum`() throws {
        let token =
            "published:S7:1AAQAAAHIAWRkAWQBZAJkAAACAAMDAAAEAQAABfgK2ATYBAbg1APQD9APB_QDAAAIsOQD6AfoBwkGAAADAAkAAwAEAAQBBAAIqBQEAQQACKkUBAC-p-U"
        #expect(
            try Reproduction(token: token).text == """
                published breaks S7, bounce ignored: y and y' at or beyond the same edge: Δo = 0

                The content scrolled down by 1 pt, to 1 pt beyond its end; the bar shrank by 1 pt, but a bounce should not move it.

                compact 100, normal 200, expanded 300
                y content offset, o bar offset (minus its height), A expanded state available

                     event                                       y     o  A    top   end  the bar
                  0  bind frame 600 content 2000 offset -200  -200  -200  no  -200  1400  scrolls to -200
                  1  offset 1400                              1400  -200  no  -200  1400
                ▶ 2  offset 1401                              1401  -199  no  -200  1400  shrinks by 1

                step 2: the bar's movement during a bounce is 1, expected none (0)
                """)
    }

    @Test func `a token of a bar of one's own is tried on that bar`() throws {
        let report = BarVerifier(VerifierTests.canary, invariants: [.bounceIgnored]).run(
            SearchSettings(cases: 2_000))
        let found = try #require(report.counterexamples.first)
        let again = try Reproduction(token: "\(found.token)", on: VerifierTests.canary)
        #expect(again.text == found.counterexample.text)
    }

    @Test func `a token may be tried on another bar`() throws {
        #expect(try Reproduction(token: "\(Self.found().token)", bar: "hardened").counterexamples.isEmpty)
    }

    @Test(arguments: [
        ("", "expected BAR:INVARIANT:CHOICES"), ("published:S7", "expected BAR:INVARIANT:CHOICES"),
        ("published:S7:", "expected BAR:INVARIANT:CHOICES"),
        (
            "published:S7:2AAAA",
            "in the part after the last colon: expected version 1 at offset 0, found \"2\""
        ),
        (
            "published:S7:1AA!",
            "in the part after the last colon: expected a letter, a digit, - or _ at offset 3"
        ),
        (
            "published:S7:1AAAA",
            "in the part after the last colon: the checksum does not fit: the token was mistyped or cut"
        ),
    ])
    func `a text that is no token is refused with what was expected`(text: String, message: String) {
        let error = #expect(throws: Reproduction.Failure.self) { try Reproduction(token: text) }
        #expect(error?.description == message)
    }

    @Test func `a token of another generator is refused with the draw that differs`() throws {
        let foreign = ReplayToken([Choice(value: 3, bound: 9)])
        let error = #expect(throws: Reproduction.Failure.self) {
            try Reproduction(token: "published:S7:\(foreign)")
        }
        #expect(
            error?.description
                == "the token was made by another version of the generator: draw 0: the token holds a "
                + "choice up to 9 towards 0, the generator drew a choice up to 4 towards 0")
    }

    @Test func `a token of an unknown bar or invariant is refused with the known ones`() throws {
        let replay = try Self.found().token.replay
        let bar = #expect(throws: Reproduction.Failure.self) {
            try Reproduction(token: "nobody:S7:\(replay)")
        }
        #expect(
            bar?.description
                == "unknown bar nobody, expected one of hardened, published, hiding, directional, sectioned, finger-led, "
                + "large-title, search-title, collapsing, stretchy, parallax, switching, bottom-hiding, bottom-switching, the name of a mutant"
        )
        let invariant = #expect(throws: Reproduction.Failure.self) {
            try Reproduction(token: "published:S99:\(replay)")
        }
        #expect(invariant?.description.hasPrefix("unknown invariant S99, expected one of S1, ") == true)
    }
}
