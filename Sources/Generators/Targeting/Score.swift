/// The highest score that a search saw.
public struct Score: Hashable, Sendable, CustomStringConvertible {
    /// The name of the observation.
    public let name: String
    /// The highest score; nothing if there was no case with one.
    public let best: Double?

    /// The score in words, such as `sum: highest 81.0`.
    public var description: String { "\(name): " + (best.map { "highest \($0)" } ?? "no score") }
}
