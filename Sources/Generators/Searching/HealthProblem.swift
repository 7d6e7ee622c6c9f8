/// A health check that a search did not pass, with advice.
///
/// A problem is not a failure: the report may still be clean.
public enum HealthProblem: Hashable, Sendable {
    /// Too many cases were discarded, and the search ended.
    case tooManyDiscards(Discards)
    /// More cases were discarded than checked.
    case manyDiscards(Discards)
    /// A part of the values is rejected whatever is drawn, for this reason, and the search ended.
    case impossiblePart(String)
    /// Values take long to generate: the mean time; see `SearchSettings/slowGeneration`.
    case slowGeneration(Duration)
    /// More than one case in 20 exceeded ``ChoiceSource/maximumDraws`` and was cut short.
    case overruns(Int, cases: Int)
    /// No program has a step of these rules of a ``StateMachine``, but of others.
    case unusedRules([String])
    /// No program has a step: these are all rules of the machine, if it has any.
    case noSteps(rules: [String])
    /// The generator draws nothing, and yet makes different values, such as these.
    case changingValue(String, String)
    /// The outcome of the body does not depend on the value only.
    case notReproduced(id: String, Recurrence)

    /// A kind of problem with which a search goes on, so that it can be ignored.
    public enum Kind: Hashable, Sendable {
        case manyDiscards, slowGeneration, overruns, unusedRules
    }

    /// The kind; nil of a problem that cannot be ignored.
    package var kind: Kind? {
        switch self {
        case .manyDiscards: .manyDiscards
        case .slowGeneration: .slowGeneration
        case .overruns: .overruns
        case .unusedRules: .unusedRules
        case .tooManyDiscards, .impossiblePart, .noSteps, .changingValue, .notReproduced: nil
        }
    }

    /// Whether a search with the problem is no evidence, though it ended as it should.
    var isFailure: Bool {
        switch self {
        case .noSteps, .changingValue: true
        default: false
        }
    }

    /// The discarded cases of a search.
    public struct Discards: Hashable, Sendable {
        /// The number of discarded cases.
        package let count: Int
        /// The number of checked cases.
        package let cases: Int
        /// The number of rejections for each reason.
        package let reasons: [String: Int]

        /// Makes the discards of a search.
        public init(_ count: Int, cases: Int, reasons: [String: Int]) {
            (self.count, self.cases, self.reasons) = (count, cases, reasons)
        }
    }
}

extension HealthProblem: CustomStringConvertible {
    /// The problem and the advice.
    public var description: String {
        switch self {
        case .tooManyDiscards(let discards):
            "\(discards), or raise discardRatio\(discards.mostFrequent)"
        case .manyDiscards(let discards): "\(discards)\(discards.mostFrequent)"
        case .impossiblePart(let reason): "no value has this part: \(reason)"
        case .slowGeneration(let mean):
            "a case takes \(grouped(Int(mean / .milliseconds(1)))) ms to generate: make smaller values, "
                + "or move what is slow from the generator to the body"
        case .overruns(let count, let cases):
            "\(grouped(count)) of \(grouped(cases)) cases made more than "
                + "\(grouped(ChoiceSource.maximumDraws)) draws and were cut short: "
                + "bound the lists, the recursion or the loop that draws so much"
        case .noSteps([]): "the machine has no rules, so no program has a step"
        case .noSteps(let rules):
            "no program has a step: "
                + "does the precondition of \(rules.map(\.nonempty).joined(separator: ", ")) ever hold, "
                + "is the draw always rejected, or does the model never allow the action?"
        case .unusedRules(let rules):
            "no program has a step of \(rules.map(\.nonempty).joined(separator: ", ")): does its precondition ever hold, "
                + "is its draw always rejected, or does the model never allow its action?"
        case .changingValue(let one, let other):
            "the generator draws nothing, and yet makes different values, such as \(one) and \(other): "
                + "whatever is random has to be drawn"
        case .notReproduced(let id, let recurrence): "\(id.nonempty) \(recurrence.doubt ?? "failed again")"
        }
    }
}

extension HealthProblem.Discards: CustomStringConvertible {
    private static let shownReasons = 3

    /// The numbers and the advice.
    public var description: String {
        "\(counted(count, "case")) discarded for \(grouped(cases)) checked: "
            + "generate the values that are wanted instead of filtering"
    }

    /// A line for each of the most frequent reasons.
    fileprivate var mostFrequent: String {
        reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.shownReasons)
            .map { "\n    \(counted($0.value, "time")): \($0.key)" }.joined()
    }
}
