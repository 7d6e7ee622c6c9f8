import AirBarModel
import Generators
import PropertyTesting
import Synchronization
import Testing
import Verification

/// The planted mistakes; scripts/check tries all of them from 20 seeds.
@Suite struct MutantTests {
    private static func mutants(_ names: String...) -> [Mutant] {
        Mutant.all.filter { names.contains($0.name) }
    }

    private static func safety(_ entries: Invariant...) -> [Catalogue.Section] {
        [Catalogue.Section(heading: "Safety", entries: entries)]
    }

    @Test func `there are more than 60 mutants, each with a name and a mistake of its own`() {
        #expect(Mutant.all.count > 60)
        #expect(Set(Mutant.all.map(\.name)).count == Mutant.all.count)
        #expect(Set(Mutant.all.map(\.mistake)).count == Mutant.all.count)
        #expect(Mutant.all.allSatisfy { !$0.name.contains(" ") && !$0.mistake.isEmpty })
    }

    @Test func `a mutant is a bar that can be asked for by name`() throws {
        for mutant in Mutant.all { #expect(try Bars.shipped.named(mutant.name).name == mutant.name) }
    }

    @Test func `a report says from how many seeds a mutant is killed, how soon, and by what`() throws {
        let report = MutationReport(
            Self.mutants("double-speed", "any-heights"), sections: Self.safety(.neverFaster, .orderedHeights),
            seeds: 1...3, cases: 400)
        let outcome = try #require(report.outcomes.first)
        #expect(outcome.name == "double-speed" && outcome.killed == 3 && outcome.killedBy == ["S9"])
        #expect(try #require(outcome.medianCases) < 100)
        #expect(report.kills(of: Invariant.orderedHeights) == ["any-heights"])
        #expect(report.killsAlone(of: Invariant.neverFaster) == ["double-speed"])
    }

    @Test func `an entry that no mutant needs has to say why it stays`() {
        let report = MutationReport(
            Self.mutants("double-speed"), sections: Self.safety(.neverFaster, .honestEquality, .shortContent),
            seeds: 1...1, cases: 400)
        #expect(report.idleEntries.map(\.id) == ["S9", "S20"] || report.idleEntries.map(\.id) == ["S20"])
    }

    @Test func `mistakes that only fingers show are found in sessions`() throws {
        let report = MutationReport(
            Self.mutants("velocity-per-millisecond"),
            sections: [Catalogue.Section(heading: "Sessions", entries: Catalogue.sessions)], seeds: 1...1,
            cases: 1_000)
        #expect(try #require(report.outcomes.first).killedBy.contains("F3"))
    }

    @Test func `an entry that another in its section doubles kills nothing alone`() {
        let report = MutationReport(
            Self.mutants("no-tallest"), sections: Self.safety(.bounds, .expandedMeansAvailable), seeds: 1...1,
            cases: 400)
        #expect(report.kills(of: Invariant.bounds) == ["no-tallest"])
        #expect(report.killsAlone(of: Invariant.bounds).isEmpty)
    }

    @Test(.timeLimit(.minutes(10)))
    func `an interrupt ends the cases of a mutant that is killed already`() {
        let calls = Mutex(0)
        let report = MutationReport(
            Self.mutants("double-speed"), sections: Self.safety(.neverFaster), seeds: 1...1, cases: 1 << 40,
            isCancelled: {
                calls.withLock {
                    $0 += 1
                    return $0 > 20
                }
            })
        #expect(!report.isComplete && report.outcomes.isEmpty)
    }

    @Test func `a mutant that nothing kills survives every case`() throws {
        let report = MutationReport(
            Self.mutants("double-speed"), sections: Self.safety(.orderedHeights), seeds: 1...2, cases: 50)
        let outcome = try #require(report.outcomes.first)
        #expect(outcome.killed == 0 && outcome.killedBy.isEmpty && outcome.medianCases == nil)
    }
}
