/// A health check that a search did not pass, with advice.
///
/// A problem is not a failure: the report may still be clean.
public enum HealthProblem: Hashable, Sendable {
    /// Too many cases were discarded, and the search ended.
    case tooManyDiscards(Int, cases: Int)
    /// Values take long to generate: the mean time; see ``SearchSettings/slowGeneration``.
    case slowGeneration(Duration)
    /// More than one case in 20 exceeded ``ChoiceSource/maximumDraws`` and was cut short.
    case overruns(Int, cases: Int)
    /// A failure did not recur for the same value.
    case notReproduced(id: String)
}

extension HealthProblem: CustomStringConvertible {
    /// The problem and the advice.
    public var description: String {
        switch self {
        case .tooManyDiscards(let discards, let cases):
            "\(grouped(discards)) cases discarded for \(grouped(cases)) checked: "
                + "generate the values that are wanted instead of filtering, or raise maximumDiscardRatio"
        case .slowGeneration(let mean):
            "a case takes \(grouped(Int(mean / .milliseconds(1)))) ms to generate: make smaller values, "
                + "or move what is slow from the generator to the body"
        case .overruns(let count, let cases):
            "\(grouped(count)) of \(grouped(cases)) cases made more than "
                + "\(grouped(ChoiceSource.maximumDraws)) draws and were cut short: "
                + "bound the lists, the recursion or the loop that draws so much"
        case .notReproduced(let id):
            "\(id) did not fail again for the same value: the body depends on something else, "
                + "such as the time, a global, or the order of a set"
        }
    }
}
