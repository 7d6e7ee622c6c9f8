import MotionLaws
import Testing
import Verification

@Suite struct MotionMutantTests {
    @Test func `mistakes in how things move are held to the laws of motion, and to nothing else`() throws {
        let mutant = try #require(Mutant.motion.first { $0.name == "unbanded-without-coefficient" })
        let sections = Catalogue.sections + Catalogue.motionSections
        let report = MutationReport([mutant], sections: sections, seeds: 1...2, cases: 100)
        let outcome = try #require(report.outcomes.first)
        #expect(outcome.killed == 2 && outcome.killedBy.first == "P7")
    }
}
