import Generators
import Motion
import MotionLaws
import Synchronization
import Testing
import Verification

@Suite struct MotionReportTests {
    private static let mutant = "unbanded-without-coefficient"

    @Test func `a token shows the case of a law again, on its rules or on others`() throws {
        let report = MotionReport(try .named(Self.mutant), SearchSettings(cases: 200, seed: 1))
        let found = try #require(report.counterexamples.first { $0.counterexample.invariant.id == "P7" })
        let token = "\(found.token)"
        #expect(token.hasPrefix("\(Self.mutant):P7:1"))
        #expect(report.text.contains("scripts/reproduce \(token)"))
        let again = try #require(try LawReproduction(token: token))
        let (broken, brokenAgain) = (found.counterexample, try #require(again.counterexamples.first))
        #expect(brokenAgain.violation == broken.violation && again.text.contains("\(broken.shown)"))
        #expect(again.invariants.map(\.id) == ["P7"] && again.subject.name == Self.mutant)
        #expect(broken.subject.name == Self.mutant && brokenAgain.text == broken.text)
        #expect(again.figure != nil && again.figure == SubjectReproduction(broken).figure)
        let hardened = try #require(try LawReproduction(token: token, rules: "hardened"))
        #expect(hardened.counterexamples.isEmpty && hardened.subject.name == "hardened")
        #expect(hardened.figure != nil && hardened.figure?.marked == nil)
        #expect(hardened.text == "hardened keeps P7 here\n\n\(hardened.shown)")
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

    @Test func `the search tells each result before the next, and the case that it shrinks`() throws {
        let rules = try MotionRules.named(Self.mutant)
        let told = Mutex<[SubjectProgress]>([])
        var settings = SearchSettings(cases: 50, seed: 1)
        settings.progressInterval = .zero
        let laws = try Catalogue.laws(["P6", "P7", "D3"])
        let report = MotionReport(rules, laws: laws, settings) { progress in
            told.withLock { $0.append(progress) }
        }
        let all = told.withLock { $0 }
        let statuses = report.results.map(\.status)
        #expect(statuses.contains(.broken) && statuses.contains(.holds))
        for (index, result) in report.results.enumerated() {
            let after = try #require(all.first { $0.known[result.invariant.id]?.status == result.status })
            let known = report.results.map { after.known[$0.invariant.id]?.status }
            #expect(known.dropFirst(index + 1).allSatisfy { $0 == .notTried })
            #expect(all.last?.known[result.invariant.id]?.status == result.status)
            #expect(all.last?.known[result.invariant.id]?.count == result.cases)
        }
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.casesDone <= $1.casesDone })
        #expect(all.last?.casesDone == report.cases)
        // What shrinks is told before it is the minimum.
        let steps = all.filter { $0.current == "P7" }.compactMap(\.shrinking)
        let words = /pulled by [0-9.]+ pt, and [0-9.]+ pt further, [0-9]+ pt high/
        #expect(steps.allSatisfy { $0.id == "P7" && $0.eventCount == nil })
        #expect(steps.allSatisfy { $0.text.wholeMatch(of: words) != nil })
        #expect(Set(steps.map(\.text)).count > 1 && steps.contains { $0.executions > 0 })
    }

    @Test func `a token of a bar is about no law`() throws {
        #expect(try LawReproduction(token: "published:S7:1AA") == nil)
        #expect(try LawReproduction(token: "nonsense") == nil)
    }

    @Test func `a token of an invariant of one's own is about no law, even of its identifier`() throws {
        let invariant = Invariant("P7", "mine", statement: "it holds", reason: "None.") { _ in nil }
        let bars = try #require(Bars([], invariants: [invariant], containers: [.sheet]))
        #expect(try LawReproduction(token: "mine:P7:1AAkAB2GHag", among: bars) == nil)
        #expect(throws: Reproduction.Failure.self) { try LawReproduction(token: "mine:P7:1AAkAB2GHag") }
    }

    @Test func `rules and laws that are not there are named`() throws {
        let bars = try #require(Bars([], containers: [.sheet]))
        let error = #expect(throws: UnknownName.self) { try MotionRules.named("nobody", among: bars) }
        #expect(error?.known == ["sheet", "hardened", "published", "the name of a mutant"])
        #expect(throws: UnknownName.self) { try Catalogue.laws(["Z9"]) }
        #expect(throws: Reproduction.Failure.self) { try LawReproduction(token: "nobody:P7:1AAkAB2GHag") }
    }

    @Test func `no two entries of the catalogue share an identifier`() {
        let ids = (Catalogue.sections + Catalogue.motionSections).flatMap(\.entries).map(\.id)
        #expect(Set(ids).count == ids.count && ids.count > 42)
    }
}
