import Generators
import Motion
import MotionLaws
import Testing
import Verification

@Suite struct MotionReportTests {
    private static let mutant = "header-unclamped"

    @Test func `a token shows the case of a law again, on its rules or on others`() throws {
        let report = MotionReport(try .named(Self.mutant), SearchSettings(cases: 200, seed: 1))
        let found = try #require(report.results.first { $0.law.id == "H1" }?.report.counterexample)
        let token = "\(found.token)"
        #expect(token.hasPrefix("\(Self.mutant):H1:1"))
        #expect(report.text.contains("scripts/reproduce \(token)"))
        let again = try #require(try LawReproduction(token: token))
        #expect(again.message == found.message && again.text.contains(found.description))
        #expect(again.law.id == "H1" && again.rules.name == Self.mutant && "\(again.token)" == token)
        #expect(found.law.id == "H1" && found.rules.name == Self.mutant)
        #expect(again.figure != nil && again.figure == found.figure)
        let hardened = try #require(try LawReproduction(token: token, rules: "hardened"))
        #expect(
            hardened.message == nil && hardened.rules.name == "hardened" && hardened.figure?.marked == nil)
    }

    @Test func `a law that was not tried does not hold, and the report says that it was interrupted`() {
        var settings = SearchSettings(cases: 1_000, seed: 1)
        settings.isCancelled = { true }
        let report = MotionReport(.hardened, settings)
        #expect(!report.isComplete && report.text.contains("(interrupted)"))
        #expect(report.results.contains { $0.report.status == "not tried" })
        let whole = MotionReport(.hardened, SearchSettings(cases: 10, seed: 1))
        #expect(whole.isComplete && !whole.text.contains("(interrupted)"))
        #expect(whole.results.allSatisfy { $0.report.status == "holds" })
    }

    @Test func `each result is told before the next search, and what shrinks can be described`() throws {
        let rules = try MotionRules.named(Self.mutant)
        var told: [LawReport] = []
        let report = MotionReport(rules, SearchSettings(cases: 50, seed: 1), onReport: { told.append($0) })
        #expect(told.map(\.status) == report.results.map(\.report.status))
        #expect(told.map(\.holds) == told.map { $0.status == "holds" })
        let (law, result) = try #require(report.results.first { $0.law.id == "H1" })
        let found = try #require(result.counterexample)
        #expect(law.description(of: found.token.replay.choices) == found.description)
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
