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
    ///   - bars: what a command line has, whose containers have names too.
    /// - Throws: `Reproduction.Failure` if the token no longer generates a case of the law, or if no rules have the name.
    package init?(
        token text: String, rules name: String? = nil, among bars: Bars = .shipped
    ) throws(Reproduction.Failure) {
        guard let token = try? CounterexampleToken(parsing: text),
            !bars.ownInvariants.contains(where: { $0.id == token.invariant }),
            let law = Catalogue.motion.first(where: { $0.id == token.invariant })
        else { return nil }
        let rules: MotionRules
        do { rules = try MotionRules.named(name ?? token.bar, among: bars) } catch { throw .unknown(error) }
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
    /// The rules of this package that are no mutants.
    package static let shipped = [hardened, published, sheet]

    /// The rules of a name: a container of a command line, hardened, published, sheet, or the name of a mutant.
    ///
    /// - Throws: `UnknownName` if there are none.
    package static func named(_ name: String, among bars: Bars = .shipped) throws(UnknownName) -> MotionRules
    {
        let own = bars.containers.map { MotionRules($0) }
        let all = own + shipped.filter { other in !own.contains { $0.name == other.name } }
        let found = all.first { $0.name == name } ?? Mutant.motion.first { $0.name == name }?.rules
        if let found { return bars.reproducer.map(found.reproduced) ?? found }
        throw UnknownName(kind: "rules", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }

    /// The line that runs the case of a token again.
    package func instruction(for token: String) -> String {
        reproducer.map { "\($0) \(token)" } ?? "replaying: \"\(token)\""
    }
}
