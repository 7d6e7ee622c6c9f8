/// The highest score of a target in a search.
public struct Score: Hashable, Sendable, CustomStringConvertible {
    /// The name of the observation.
    public let name: String
    /// The highest score; nil if no case had a score.
    public let best: Double?

    /// The score in words, such as `sum: highest 81.0`.
    public var description: String { "\(name.nonempty): " + (best.map { "highest \($0)" } ?? "no score") }
}
