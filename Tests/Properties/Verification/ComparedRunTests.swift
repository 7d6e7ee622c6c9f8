import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// The runs with which relations compare a run, as they are shown.
@Suite struct ComparedRunTests {
    private static let relations = Catalogue.all.filter {
        if case .relation = $0.body { true } else { false }
    }

    /// The bars break most relations; of those about one kind, K1 is broken by a bar of that kind.
    private static let bars =
        [BarDefinition.published]
        + Mutant.all.filter { $0.name == "collapsing-adds-up" }.compactMap(\.definition)
        + stride(from: 0, to: Mutant.all.count, by: 24).compactMap { Mutant.all[$0].definition }

    @Test func `the last step of the run that is shown is the one with which the relation is broken`() throws
    {
        var broken: Set<String> = []
        for definition in Self.bars {
            let cases = definition.name == "published" ? 3_000 : 300
            for found in BarVerifier(definition, invariants: Self.relations).run(cases: cases).counterexamples
            {
                let counterexample = found.counterexample
                guard case .relation(let relation, _) = counterexample.invariant.body else { continue }
                // What is bound first is part of a scenario, and no event of it.
                if counterexample.violation.step == 0 { continue }
                let step = counterexample.trace[counterexample.violation.step]
                let other = try #require(counterexample.judged.other?.trace.last, "\(found.text)")
                #expect(relation.violation(in: step, other) == counterexample.violation, "\(found.text)")
                broken.insert(counterexample.invariant.id)
            }
        }
        #expect(broken.isSuperset(of: ["L2", "M1", "M2", "M3", "M4", "M5", "M7", "K1"]), "\(broken)")
    }
}

extension Relation {
    /// What is wrong with a step, compared with the last one of another run.
    fileprivate func violation(in step: Step, _ other: Step) -> Violation? {
        switch self {
        case .fork(let fork): fork.compare(step, other.after)
        case .twin(let twin):
            switch twin.comparison {
            case .states(let compare): compare(step, other.after)
            case .steps(let compare):
                compare(
                    step,
                    TwinStep(before: other.before, after: other.after, wasUpToDate: other.wasUpToDate))
            }
        }
    }
}
