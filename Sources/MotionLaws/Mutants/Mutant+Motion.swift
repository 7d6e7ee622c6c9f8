import Generators
import Motion
import Verification

extension Mutant {
    /// All mutants of the hardened rules of motion, each with one deliberate, plausible mistake.
    public static let motion: [Mutant] = scrolling + springs + springRest + pane + pair + sheet

    /// A mutant of a name, a description of its mistake, and the change to the hardened rules.
    init(_ name: String, _ mistake: String, _ change: (inout MotionRules) -> Void) {
        var rules = MotionRules.hardened
        rules.name = name
        change(&rules)
        self.init(rules, mistake: mistake)
    }

    /// The rules with the mistake; nil for a bar.
    public var rules: MotionRules? { subject as? MotionRules }
}

extension MotionRules {
    /// A trial on generated cases of each law among the entries.
    public func trial(of entries: [any CatalogueEntry]) -> MutantTrial {
        let laws = entries.compactMap { $0 as? MotionLaw }
        return MutantTrial(ids: laws.map(\.id)) { among, seed, index, cases in
            among.filter { law in
                var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
                let drawn = try? laws[law].cases.generate(from: &source)
                return drawn.flatMap { laws[law].failure(in: $0, under: self) } != nil
            }
        }
    }
}
