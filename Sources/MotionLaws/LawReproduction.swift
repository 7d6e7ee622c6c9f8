import Generators
import Motion
import Verification

/// A case of a law, generated again from its token.
public struct LawReproduction: Sendable {
    /// The law.
    public let law: MotionLaw

    /// The rules that were checked, which need not be those of the token.
    public let rules: MotionRules

    /// The token of the case.
    public let token: CounterexampleToken

    /// The violation; nil if the rules keep the law in this case.
    public let violation: Violation?

    private let drawn: any DrawnCase

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
        do { try self.init(law, rules, token) } catch { throw .replay(error) }
    }

    /// Checks the case of a token of a law.
    init(_ law: MotionLaw, _ rules: MotionRules, _ token: CounterexampleToken) throws(ReplayError) {
        let example = try replay(token.replay, law.cases)
        (drawn, violation) = (example.drawn, law.violation(rules, example.drawn))
        (self.law, self.rules, self.token) = (law, rules, token)
    }

    /// The case, in words and numbers.
    public var description: String { drawn.description }

    /// The violation, as a sentence; nil if the rules keep the law in this case.
    public var message: String? { violation?.description }

    /// The violation in one sentence: the case, what was measured in it, and how far off that is; nil if there is none.
    public var explanation: String? { violation?.explanation(in: description, .rounded) }

    /// The case and its verdict, as text.
    public var text: String {
        guard let message, let explanation else {
            return "\(rules.name) keeps \(law.id) here: \(description)"
        }
        return """
            \(rules.name) breaks \(law.id), \(law.title): \(law.statement)

            \(explanation)

            \(description): \(message)
            """
    }

    /// The figure of the case under the rules, with the place of the violation; nil if the case is no motion.
    ///
    /// - Complexity: it is drawn at each call, in some milliseconds.
    public var figure: Figure? { drawn.figure(rules, marking: violation?.place) }
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
