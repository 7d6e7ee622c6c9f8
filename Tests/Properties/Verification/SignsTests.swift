import AirBarModel
import Generators
import Testing

@testable import Verification

/// What is not looked at is not broken: where an invariant is broken first there are the signs that it requires.
@Suite struct SignsTests {
    private typealias Look = (
        id: String, kinds: EventKinds, requires: Signs, check: @Sendable (Step) -> Violation?
    )

    private static let looks: [Look] = Catalogue.all.flatMap { invariant -> [Look] in
        if let look = invariant.atEveryStep { return [(invariant.id, look.kinds, look.requires, look.check)] }
        guard case .claim(let claim) = invariant.body else { return [] }
        return (claim.partsAtEveryStep ?? []).compactMap { part in
            guard case .now(let kinds, let requires, let measure) = part else { return nil }
            return (invariant.id, kinds, requires, measure)
        }
    }

    private static let puppets = [true, false].map { isUntold in
        BarDefinition(isUntold ? "untold" : "blind") { configuration in
            let cues = (0..<40).map { ScriptedBar.Cue.at(100 + Double($0 * $0 % 7) * 10, untold: isUntold) }
            return ScriptedBar(configuration, cues, isBlind: !isUntold)
        }
    }

    private static let bars = [BarDefinition.published, .hardened] + puppets + Mutant.all.map(\.rules)

    /// The steps of traces on all bars at which something is broken first.
    private static func firstBreaks(scenarios: Range<Int>) -> [(look: Look, step: Step, bar: String)] {
        bars.indices.flatMap { number in
            scenarios.flatMap { index -> [(look: Look, step: Step, bar: String)] in
                var source = ChoiceSource(seed: 9, caseIndex: 16 + index + number, of: 1_000)
                guard let scenario = try? Scenario.generator.generate(from: &source) else { return [] }
                let trace = Trace(of: scenario, on: bars[number])
                return looks.compactMap { look in
                    trace.steps[..<trace.soundCount]
                        .first { look.kinds.contains($0.kind) && isAbout(look, $0) && look.check($0) != nil }
                        .map { (look, $0, bars[number].name) }
                }
            }
        }
    }

    /// S18 is about what changes the limits: what a refresh control leaves behind is S16's until something does.
    private static func isAbout(_ look: Look, _ step: Step) -> Bool {
        look.id != "S18" || step.signs.contains(.refitted)
    }

    @Test func `where an invariant is broken first there are the signs that it requires`() {
        let breaks = Self.firstBreaks(scenarios: 0..<60)
        let ids = Set(breaks.map(\.look.id))
        #expect(ids == Set(Self.looks.map(\.id)))
        for (look, step, bar) in breaks {
            #expect(step.signs.isSuperset(of: look.requires), "\(look.id) at \(step.index) of \(bar)")
        }
    }
}
