import Generators
import Motion
import Verification

/// A case of a law, generated again from its token.
public struct LawReproduction: Sendable {
    /// The case and its verdict, as text.
    public let text: String

    /// The violation, as a sentence; nil if the rules keep the law in this case.
    public let message: String?

    /// The violation in one sentence: the case, what was measured in it, and how far off that is; nil if there is none.
    public let explanation: String?

    /// Checks the case of a token; nil if the token does not name a law.
    ///
    /// - Parameters:
    ///   - text: the token.
    ///   - name: the name of rules to check in place of the token's.
    /// - Throws: `Reproduction.Failure` if the token no longer generates a case of the law, or if no rules have the name.
    public init?(token text: String, rules name: String? = nil) throws(Reproduction.Failure) {
        guard let token = try? CounterexampleToken(parsing: text),
            let law = Catalogue.motion.first(where: { $0.id == token.invariant })
        else { return nil }
        let rules: MotionRules
        do { rules = try MotionRules.named(name ?? token.bar) } catch { throw .unknown(error) }
        let shown: (description: String, violation: Violation?)
        do { shown = try law.again(rules, token.replay) } catch { throw .replay(error) }
        message = shown.violation?.description
        explanation = shown.violation?.explanation(in: shown.description, .rounded)
        guard let message, let explanation else {
            self.text = "\(rules.name) keeps \(law.id) here: \(shown.description)"
            return
        }
        self.text = """
            \(rules.name) breaks \(law.id), \(law.title): \(law.statement)

            \(explanation)

            \(shown.description): \(message)
            """
    }
}

extension MotionRules {
    /// The rules of a name: hardened, published, or the name of a mutant.
    ///
    /// - Throws: `UnknownName` if there are none.
    public static func named(_ name: String) throws(UnknownName) -> MotionRules {
        let all = [hardened, published]
        if let rules = all.first(where: { $0.name == name }) { return rules }
        if let mutant = MotionMutant.all.first(where: { $0.name == name }) { return mutant.rules }
        throw UnknownName(kind: "rules", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }
}
