import Generators
import Motion
import Testing
import Verification

@testable import MotionLaws

/// What the suite finds by itself about what was published, shrunk: from every seed the same.
@Suite struct SpringLawTests {
    private func counterexample(_ law: MotionLaw, seed: UInt64) throws -> EntryCounterexample<MotionRules> {
        let report = MotionReport(.published, laws: [law], SearchSettings(cases: 1_000, seed: seed))
        return try #require(report.counterexamples.first, "\(law.id)").counterexample
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `the shortest frame at which the published spring flies apart is 66.667 ms`(seed: UInt64) throws {
        let found = try counterexample(.comesToRest, seed: seed)
        #expect(found.shown.description == "let go 1 pt from its target, frames of 66667 µs")
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `the shortest frame in which it can gain energy is 57.143 ms`(seed: UInt64) throws {
        let found = try counterexample(.gainsNoEnergy, seed: seed)
        #expect(found.shown.description == "let go 1 pt from its target, frames of 57143 µs")
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `at 60 frames a second it overshoots by 7.69 per cent instead of 10.85`(seed: UInt64) throws {
        let found = try counterexample(.overshootIsTheSpring, seed: seed)
        #expect(found.shown.description == "let go 100 pt from its target, 60 frames a second")
        #expect(found.violation.description.hasPrefix("the overshoot is 0.0769"))
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `it jumps by half a point as it comes to rest`(seed: UInt64) throws {
        let found = try counterexample(.restsUnseen, seed: seed)
        #expect(
            found.shown.description == "stiffness 100, damping 20, mass 1, 0.5 pt from its target at 0 pt/s")
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `the naive hand-off loses some of every fling`(seed: UInt64) throws {
        let found = try counterexample(.glidesAtItsRate, seed: seed)
        #expect(found.shown.description == "touch; release at 1000; frame 1/60")
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `and hesitates at the boundary`(seed: UInt64) throws {
        let found = try counterexample(.noSeam, seed: seed)
        #expect(found.shown.description.wholeMatch(of: /touch; release at \d+; frame 1\/\d+ × \d/) != nil)
    }

    @Test func `every law has a number of its own and words for those who read them`() {
        #expect(Set(Catalogue.motion.map(\.id)).count == Catalogue.motion.count)
        #expect(Set(Mutant.motion.map(\.name)).count == Mutant.motion.count)
        for law in Catalogue.motion {
            #expect(!law.statement.isEmpty && !law.reason.isEmpty && !law.title.isEmpty)
        }
    }
}
