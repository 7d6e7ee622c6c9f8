import Generators
import Motion
import Verification

/// A case of a law, seen again.
public struct LawReproduction: Sendable {
    /// The case, and what the rules make of it.
    public let text: String

    /// What is wrong; nothing if the rules keep the law in this case.
    public let message: String?

    /// Reads a token; nothing if it is about no law.
    ///
    /// - Parameter rules: the name of rules to try in place of the token's.
    /// - Throws: ``Reproduction/Failure`` if the token makes no case of the law any more, or there are no such rules.
    public init?(token text: String, rules name: String? = nil) throws(Reproduction.Failure) {
        guard let token = try? CounterexampleToken(parsing: text),
            let law = Catalogue.motion.first(where: { $0.id == token.invariant })
        else { return nil }
        let rules: MotionRules
        do { rules = try MotionRules.named(name ?? token.bar) } catch { throw .unknown(error) }
        let shown: (description: String, violation: Violation?)
        do { shown = try law.again(rules, token.replay) } catch { throw .replay(error) }
        message = shown.violation?.description
        self.text =
            message.map {
                "\(rules.name) breaks \(law.id), \(law.title): \(law.statement)\n\(shown.description): \($0)"
            }
            ?? "\(rules.name) keeps \(law.id) here: \(shown.description)"
    }
}

extension MotionRules {
    /// The rules of a name, which may be a mutant's.
    ///
    /// - Throws: ``UnknownName`` if there are none.
    public static func named(_ name: String) throws(UnknownName) -> MotionRules {
        let all = [hardened, published]
        if let rules = all.first(where: { $0.name == name }) { return rules }
        if let mutant = MotionMutant.all.first(where: { $0.name == name }) { return mutant.rules }
        throw UnknownName(kind: "rules", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }
}
