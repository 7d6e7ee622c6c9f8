import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

struct MotionLawTests {
    @Test(arguments: Catalogue.motion.indices)
    func `the hardened rules keep every law`(_ index: Int) {
        let law = Catalogue.motion[index]
        let report = law.search(.hardened, SearchSettings(cases: 500, seed: 1))
        #expect(report.casesRun > 0 && report.isComplete)
        #expect(report.counterexample == nil, "\(law.id): \(String(describing: report.counterexample))")
    }

    @Test(arguments: Catalogue.motion.indices)
    func `the published rules break what the catalogue says they break`(_ index: Int) {
        let law = Catalogue.motion[index]
        let report = law.search(.published, SearchSettings(cases: 2_000, seed: 1))
        #expect(
            (report.counterexample == nil) == law.holdsForPublished,
            "\(law.id): \(String(describing: report.counterexample))")
    }

    @Test(arguments: MotionMutant.all.indices)
    func `every mutant breaks a law`(_ index: Int) {
        let mutant = MotionMutant.all[index]
        // A few cases of every law first: the one that finds it may be the last of them.
        let isFound = [50, 1_000].contains { cases in
            var settings = SearchSettings(cases: cases, seed: 1)
            settings.shrinkBudget = 0
            return Catalogue.motion.contains { $0.search(mutant.rules, settings).counterexample != nil }
        }
        #expect(isFound, "\(mutant.name)")
    }
}
