import Generators
import Motion

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

    init(_ report: SearchReport<some CustomStringConvertible>) {
        casesRun = report.casesRun
        isComplete = report.ending.isComplete
        counterexample = report.counterexamples.first.map {
            LawCounterexample(
                description: $0.value.description, message: $0.failure.message,
                token: ReplayToken($0.choices),
                executions: $0.executions)
        }
    }
}

/// A shrunk case that breaks a law of motion.
public struct LawCounterexample: Sendable {
    /// The case, in words and numbers.
    public let description: String

    /// The violation, as a sentence.
    public let message: String

    /// The choices that generate the case.
    public let token: ReplayToken

    /// The number of checks that shrinking took.
    public let executions: Int
}

extension MotionLaw {
    /// Searches for a case in which rules break the law.
    ///
    /// - Parameters:
    ///   - rules: the rules to check.
    ///   - settings: the number of cases, the seed, and the limits of the search.
    public func search(_ rules: MotionRules, _ settings: SearchSettings = SearchSettings()) -> LawReport {
        find(rules, settings)
    }
    /// The description of the case that choices make; nil if they make none.
    ///
    /// - Parameters:
    ///   - choices: the choices, such as those of ``Generators/ShrinkProgress``.
    ///   - rules: the rules that the case is checked on.
    public func description(of choices: [Choice], on rules: MotionRules) -> String? {
        try? again(rules, ReplayToken(choices)).description
    }
}
