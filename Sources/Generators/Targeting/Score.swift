/// The highest score that a search saw.
public struct Score: Hashable, Sendable, CustomStringConvertible {
    /// The name of the observation.
    public let name: String
    /// The highest score; nothing if there was no case with one.
    public let best: Double?

    /// The score in words, such as `sum: at most 64000.0`.
    public var description: String { "\(name): " + (best.map { "at most \($0)" } ?? "no score") }
}
