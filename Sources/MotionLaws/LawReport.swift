import Generators
import Motion

/// What a search for a case that breaks a law came to.
public struct LawReport: Sendable {
    /// The number of cases checked.
    public let casesRun: Int

    /// Whether nothing cut the search short.
    public let isComplete: Bool

    /// The simplest case found that breaks the law, if there is one.
    public let counterexample: LawCounterexample?

    /// What it came to, in a word or two.
    public var status: String {
        counterexample != nil ? "broken" : casesRun == 0 ? "not tried" : "holds"
    }

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

/// A case that breaks a law of motion, as simple as shrinking could make it.
public struct LawCounterexample: Sendable {
    /// The case, in words and numbers.
    public let description: String

    /// What is wrong with it.
    public let message: String

    /// The choices that make the case again.
    public let token: ReplayToken

    /// How often the law was checked to shrink it.
    public let executions: Int
}

extension MotionLaw {
    /// Searches for a case in which rules break the law.
    ///
    /// - Parameters:
    ///   - rules: what to hold to the law.
    ///   - settings: how long to search, and from which seed.
    public func search(_ rules: MotionRules, _ settings: SearchSettings = SearchSettings()) -> LawReport {
        find(rules, settings)
    }
}
