/// The line by which a fuzz target reports a violation to the process that started it.
///
///     airbar-finding published S7
public struct FindingLine: Hashable, Sendable, CustomStringConvertible {
    /// The name of the bar.
    public let bar: String

    /// The identifier of the invariant.
    public let invariant: String

    private static let keyword = "airbar-finding"

    /// The line of a counterexample.
    public init(_ counterexample: BarCounterexample) {
        bar = counterexample.bar
        invariant = counterexample.invariant.id
    }

    /// Reads a line; nil if it is any other line.
    public init?(parsing line: some StringProtocol) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[0] == Self.keyword, !words[1].isEmpty, !words[2].isEmpty else {
            return nil
        }
        bar = String(words[1])
        invariant = String(words[2])
    }

    /// The line, without its end.
    public var description: String { "\(Self.keyword) \(bar) \(invariant)" }
}
