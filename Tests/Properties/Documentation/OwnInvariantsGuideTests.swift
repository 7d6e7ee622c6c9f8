import AirBarModel
import MotionLaws
import Testing
import TestSupport
import Verification

/// The outputs in the document on invariants of one's own are real.
@Suite struct OwnInvariantsGuideTests {
    private static let sections = [
        Catalogue.Section(heading: "Own", entries: OwnInvariantsGuide.invariants)
    ]

    @Test func `every output in the document is printed by its code`() throws {
        let report = BarVerifier(
            OwnInvariantsGuide.twitching, invariants: OwnInvariantsGuide.invariants
        ).run(cases: 5_000)
        let found = try #require(report.counterexamples.first { $0.counterexample.invariant.id == "O1" })
        let kills = MutationReport(
            [OwnInvariantsGuide.mutant], sections: Self.sections, seeds: 1...3, cases: 1_000)
        let outcome = try #require(kills.outcomes.first)
        let laws = MotionReport(OwnInvariantsGuide.held, laws: [OwnInvariantsGuide.farther])
        let broken = try #require(laws.counterexamples.first?.counterexample)
        try expectOutputs(
            of: "OwnInvariants",
            [
                found.counterexample.text, "\(outcome.killed) \(outcome.killedBy)",
                "\(broken.explanation)",
            ])
    }

    @Test func `the bar to ship keeps them, and the rules to ship the law`() {
        let report = BarVerifier(.hardened, invariants: OwnInvariantsGuide.invariants).run(cases: 3_000)
        #expect(report.holds, "\(report.text)")
        #expect(MotionReport(.hardened, laws: [OwnInvariantsGuide.farther]).holds)
    }

    @Test func `an invariant of one's own has a token and a scenario file like any other`() throws {
        let twitching = OwnInvariantsGuide.twitching
        let bars = try #require(Bars([twitching], invariants: OwnInvariantsGuide.invariants))
        let report = BarVerifier(twitching, invariants: bars.invariants).run(cases: 2_000)
        let found = try #require(report.counterexamples.first { $0.counterexample.invariant.id == "O1" })
        #expect(
            found.text.hasSuffix(
                "\", among: Bars([.twitching], invariants: [.calmAtRest])!).text)"), "\(found.text)")
        let again = try Reproduction(token: "\(found.token)", among: bars)
        #expect(again.text == found.counterexample.text)
        let here = try Reproduction(token: "\(found.token)", on: twitching, among: bars)
        #expect(here.text == again.text)
        let file = try Reproduction(scenarioFile: found.counterexample.file.text, among: bars)
        #expect(file.text == again.text)
        #expect(throws: Reproduction.Failure.self) {
            try Reproduction(token: "\(found.token)", on: twitching)
        }
    }

    @Test func `bars of which two invariants have one identifier are none`() {
        #expect(Bars([.hardened], invariants: [.bounds]) == nil)
        #expect(Bars([.hardened], invariants: [OwnInvariantsGuide.calm, OwnInvariantsGuide.calm]) == nil)
        #expect(Bars([.hardened], invariants: OwnInvariantsGuide.invariants)?.invariants.count == 69)
    }

    @Test func `the explorer judges by them`() throws {
        let model = try #require(BoundedModel.all.first { $0.name == "no-height" })
        let exploration = try #require(
            Exploration.all(
                of: .hardened, on: [model],
                invariants: [OwnInvariantsGuide.calm, OwnInvariantsGuide.staysSmall]
            ).first)
        #expect(exploration.isComplete && exploration.judged.map(\.id) == ["O1", "O2"])
        #expect(exploration.counterexamples.isEmpty)
    }
}
