import Generators
import Motion
import Verification

/// The result of a search for a case that breaks a law.
public struct LawReport: Sendable {
    /// The number of cases checked.
    public let casesRun: Int

    /// Whether the search was not interrupted.
    public let isComplete: Bool

    /// The simplest case found that breaks the law, if there is one.
    public let counterexample: LawCounterexample?

    /// The result in a word or two: broken, not tried, not decided because of an interrupt, or holds.
    public var status: String {
        counterexample != nil
            ? "broken" : casesRun == 0 ? "not tried" : holds ? "holds" : "not decided"
    }

    /// Whether cases were checked until the end of the search, and none breaks the law.
    public var holds: Bool { counterexample == nil && casesRun > 0 && isComplete }

    /// - Parameters:
    ///   - report: the search.
    ///   - law: the law.
    ///   - rules: the rules.
    init(_ report: SearchReport<LawCase>, of law: MotionLaw, under rules: MotionRules) {
        casesRun = report.casesRun
        isComplete = report.ending.isComplete
        counterexample = report.counterexamples.first.map {
            LawCounterexample(
                law: law, rules: rules, description: $0.value.description,
                violation: law.violation(rules, $0.value.drawn),
                message: $0.failure.message,
                token: CounterexampleToken(
                    bar: rules.name, invariant: law.id, replay: ReplayToken($0.choices)),
                executions: $0.executions)
        }
    }
}

/// A shrunk case that breaks a law of motion.
public struct LawCounterexample: Sendable {
    /// The law.
    public let law: MotionLaw

    /// The rules that break it.
    public let rules: MotionRules

    /// The case, in words and numbers.
    public let description: String

    /// The violation; nil if the rules do not break the law again.
    let violation: Violation?

    /// The violation, as a sentence.
    public let message: String

    /// The token that reproduces it, with the names of the rules and the law.
    public let token: CounterexampleToken

    /// The number of checks that shrinking took.
    public let executions: Int

    /// The figure of the case; nil if the case is no motion.
    ///
    /// - Complexity: it is drawn at each call, in some milliseconds.
    public var figure: Figure? { (try? LawReproduction(law, rules, token))?.figure }
}

extension MotionLaw {
    /// Searches for a case in which rules break the law.
    ///
    /// - Parameters:
    ///   - rules: the rules to check.
    ///   - settings: the number of cases, the seed, and the limits of the search.
    public func search(_ rules: MotionRules, _ settings: SearchSettings = SearchSettings()) -> LawReport {
        let property = Property(cases) { failure(in: $0, under: rules).map { [$0] } ?? [] }
        return LawReport(Generators.search(property, settings), of: self, under: rules)
    }

    /// The description of the case that choices make; nil if they make none.
    ///
    /// - Parameter choices: the choices, such as those of a `ShrinkProgress`.
    public func description(of choices: [Choice]) -> String? {
        try? replay(ReplayToken(choices), cases).description
    }
}
