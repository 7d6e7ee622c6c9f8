import Generators
import Motion
import Verification

/// The hardened rules of motion with one deliberate, plausible mistake.
public struct MotionMutant: Sendable {
    /// The mistake, in a sentence.
    public let mistake: String

    /// The rules with the mistake; their name is the mutant's.
    public let rules: MotionRules

    /// The mutant's name: a few words with hyphens between them.
    public var name: String { rules.name }

    /// A mutant of a name, a description of its mistake, and the change to the hardened rules.
    init(_ name: String, _ mistake: String, _ change: (inout MotionRules) -> Void) {
        var rules = MotionRules.hardened
        rules.name = name
        change(&rules)
        self.mistake = mistake
        self.rules = rules
    }

    /// All mutants of motion.
    public static let all: [MotionMutant] = scrolling + springs + springRest + pane + handOff + header
}

extension MotionMutant: Mutation {
    /// A trial on generated cases of each law among the entries.
    public func trial(of entries: [any CatalogueEntry]) -> MutantTrial {
        let laws = entries.compactMap { $0 as? MotionLaw }
        return MutantTrial(ids: laws.map(\.id)) { [rules] among, seed, index, cases in
            among.filter { law in
                var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
                let drawn = try? laws[law].cases.generate(from: &source)
                return drawn.flatMap { laws[law].failure(in: $0, under: rules) } != nil
            }
        }
    }
}
