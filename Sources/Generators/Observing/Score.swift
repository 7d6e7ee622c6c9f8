/// The highest score of a target in a search.
package struct Score: Hashable, Sendable, CustomStringConvertible {
    /// The name of the observation.
    package let name: String
    /// The highest score; nil if no case had a score.
    package let best: Double?

    /// The score in words, such as `sum: highest 81.0`.
    package var description: String { "\(name.nonempty): " + (best.map { "highest \($0)" } ?? "no score") }
}
