import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

struct MotionLawTests {
    @Test(arguments: Catalogue.motion.indices)
    func `smoke: the hardened rules keep every law`(_ index: Int) {
        let law = Catalogue.motion[index]
        // A scroll view is in more states than anything else that moves.
        let cases = law.section == .scrolling ? 1_000 : 100
        let report = MotionReport(.hardened, laws: [law], SearchSettings(cases: cases, seed: 1))
        #expect(report.cases > 0 && report.ending.isComplete)
        #expect(report.counterexamples.isEmpty, "\(report.text)")
    }

    @Test(arguments: Catalogue.motion.filter { !$0.holdsForPublished }.map(\.id))
    func `the published rules break what the catalogue says they break`(_ id: String) throws {
        #expect(try Self.counterexample(to: id, cases: 2_000) != nil)
    }

    /// `scripts/check` requires the same of 20,000 cases, in release.
    @Test(arguments: Catalogue.motion.filter(\.holdsForPublished).map(\.id))
    func `smoke: the published rules keep the other laws`(_ id: String) throws {
        #expect(try Self.counterexample(to: id, cases: 200) == nil)
    }

    /// A case in which the published rules break a law, not shrunk.
    private static func counterexample(to id: String, cases: Int) throws -> FoundCounterexample<MotionRules>?
    {
        var settings = SearchSettings(cases: cases, seed: 1)
        settings.shrinkBudget = 0
        settings.stopWhenFound = [id]
        let law = try #require(Catalogue.laws([id]).first)
        return MotionReport(.published, laws: [law], settings).counterexamples.first
    }

    /// `scripts/check` requires the same of every mutant from each of 20 seeds, in release.
    @Test(arguments: Mutant.motion.indices.filter { $0.isMultiple(of: 8) })
    func `smoke: every eighth mutant breaks a law`(_ index: Int) throws {
        let rules = try #require(Mutant.motion[index].rules)
        // A few cases of every law first: the one that finds it may be the last of them.
        let isFound = [50, 1_000].contains { cases in
            Catalogue.motion.contains { law in
                var settings = SearchSettings(cases: cases, seed: 1)
                settings.shrinkBudget = 0
                settings.stopWhenFound = [law.id]
                return !MotionReport(rules, laws: [law], settings).counterexamples.isEmpty
            }
        }
        #expect(isFound, "\(rules.name)")
    }
}
