import Generators
import Motion
import MotionLaws
import Testing
import Verification

@Suite struct MotionReportTests {
    private static let mutant = "header-unclamped"

    @Test func `a token shows the case of a law again, on its rules or on others`() throws {
        let report = MotionReport(try .named(Self.mutant), SearchSettings(cases: 200, seed: 1))
        let found = try #require(report.counterexamples.first { $0.counterexample.invariant.id == "H1" })
        let token = "\(found.token)"
        #expect(token.hasPrefix("\(Self.mutant):H1:1"))
        #expect(report.text.contains("scripts/reproduce \(token)"))
        let again = try #require(try LawReproduction(token: token))
        let (broken, brokenAgain) = (found.counterexample, try #require(again.counterexamples.first))
        #expect(brokenAgain.violation == broken.violation && again.text.contains("\(broken.shown)"))
        #expect(again.invariants.map(\.id) == ["H1"] && again.subject.name == Self.mutant)
        #expect(broken.subject.name == Self.mutant && brokenAgain.text == broken.text)
        #expect(again.figure != nil && again.figure == SubjectReproduction(broken).figure)
        let hardened = try #require(try LawReproduction(token: token, rules: "hardened"))
        #expect(hardened.counterexamples.isEmpty && hardened.subject.name == "hardened")
        #expect(hardened.figure != nil && hardened.figure?.marked == nil)
        #expect(hardened.text == "hardened keeps H1 here\n\n\(hardened.shown)")
    }

    @Test func `a law that was not tried does not hold, and the report says that it was interrupted`() {
        var settings = SearchSettings(cases: 1_000, seed: 1)
        settings.isCancelled = { true }
        let report = MotionReport(.hardened, settings)
        #expect(!report.ending.isComplete && report.text.contains("(interrupted)"))
        #expect(report.results.contains { $0.status == .notTried })
        let whole = MotionReport(.hardened, SearchSettings(cases: 10, seed: 1))
        #expect(whole.ending.isComplete && !whole.text.contains("(interrupted)"))
        #expect(whole.results.allSatisfy { $0.status == .holds })
    }

    @Test func `each result is told before the next search, and what shrinks can be described`() throws {
        let rules = try MotionRules.named(Self.mutant)
        var told: [EntryStatus] = []
        let settings = SearchSettings(cases: 50, seed: 1)
        let report = MotionReport(rules, settings, onResult: { told.append($0.status) })
        #expect(told == report.results.map(\.status) && told.contains(.broken) && told.contains(.holds))
        let result = try #require(report.results.first { $0.invariant.id == "H1" })
        let found = try #require(result.found)
        #expect(
            result.invariant.description(of: found.token.replay.choices)
                == "\(found.counterexample.shown)")
    }

    @Test func `a token of a bar is about no law`() throws {
        #expect(try LawReproduction(token: "published:S7:1AA") == nil)
        #expect(try LawReproduction(token: "nonsense") == nil)
    }

    @Test func `rules and laws that are not there are named`() {
        #expect(throws: UnknownName.self) { try MotionRules.named("nobody") }
        #expect(throws: UnknownName.self) { try Catalogue.laws(["Z9"]) }
        #expect(throws: Reproduction.Failure.self) { try LawReproduction(token: "nobody:H1:1AAkAB2GHag") }
    }

    @Test func `no two entries of the catalogue share an identifier`() {
        let ids = (Catalogue.sections + Catalogue.motionSections).flatMap(\.entries).map(\.id)
        #expect(Set(ids).count == ids.count && ids.count > 42)
    }
}
