import Generators
import Motion
import Verification

/// A case of a law, generated again from its token.
package typealias LawReproduction = SubjectReproduction<MotionRules>

extension LawReproduction {
    /// Checks the case of a token; nil if the token does not name a law.
    ///
    /// - Parameters:
    ///   - text: the token.
    ///   - name: the name of rules to check in place of the token's.
    /// - Throws: `Reproduction.Failure` if the token no longer generates a case of the law, or if no rules have the name.
    package init?(token text: String, rules name: String? = nil) throws(Reproduction.Failure) {
        guard let token = try? CounterexampleToken(parsing: text),
            let law = Catalogue.motion.first(where: { $0.id == token.invariant })
        else { return nil }
        let rules: MotionRules
        do { rules = try MotionRules.named(name ?? token.bar) } catch { throw .unknown(error) }
        do { try self.init(law, rules, token.replay) } catch { throw .replay(error) }
    }

    /// Checks the case of a law that choices make.
    package init(_ law: MotionLaw, _ rules: MotionRules, _ choices: ReplayToken) throws(ReplayError) {
        let example = try replay(choices, law.cases)
        let violation = law.violation(rules, example.drawn)
        self.init(
            of: rules, in: example, judgedBy: [law],
            violation.map { [EntryCounterexample(of: rules, to: law, in: example, $0)] } ?? [])
    }
}

extension MotionRules {
    /// The rules of a name: hardened, published, or the name of a mutant.
    ///
    /// - Throws: `UnknownName` if there are none.
    public static func named(_ name: String) throws(UnknownName) -> MotionRules {
        let all = [hardened, published, sheet]
        if let rules = all.first(where: { $0.name == name }) { return rules }
        if let rules = Mutant.motion.first(where: { $0.name == name })?.rules { return rules }
        throw UnknownName(kind: "rules", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }
}
