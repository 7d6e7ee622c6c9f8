/// Why a search may be worth less than its number of cases, with what to do about it.
///
/// A problem is no failure: the report may be clean nevertheless.
public enum HealthProblem: Hashable, Sendable {
    /// Most cases were discarded, so many that the search gave up.
    case tooManyDiscards(Int, cases: Int)
    /// Values take long to generate: this long on average; see ``SearchSettings/slowGeneration``.
    case slowGeneration(Duration)
    /// More than one case in 20 asked for more than ``ChoiceSource/maximumDraws`` and was cut short.
    case overruns(Int, cases: Int)
    /// A failure did not come up again for the same value.
    case notReproduced(id: String)
}

extension HealthProblem: CustomStringConvertible {
    /// What is wrong and what may help.
    public var description: String {
        switch self {
        case .tooManyDiscards(let discards, let cases):
            "\(grouped(discards)) cases discarded for \(grouped(cases)) checked: "
                + "generate the values that are wanted instead of filtering, or raise maximumDiscardRatio"
        case .slowGeneration(let mean):
            "a case takes \(grouped(Int(mean / .milliseconds(1)))) ms to generate: make smaller values, "
                + "or move what is slow from the generator to the body"
        case .overruns(let count, let cases):
            "\(grouped(count)) of \(grouped(cases)) cases asked for more than "
                + "\(grouped(ChoiceSource.maximumDraws)) draws and were cut short: "
                + "bound the lists, the recursion or the loop that draws so much"
        case .notReproduced(let id):
            "\(id) did not fail again for the same value: the body depends on something else, "
                + "such as the time, a global, or the order of a set"
        }
    }
}
