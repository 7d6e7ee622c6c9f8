/// Which parts of a counterexample matter, and which may be anything.
///
/// A property that fails for a list of three may be about one of its elements only. See ``explain(_:of:tries:)``.
public struct Explanation: Hashable, Sendable {
    /// A part of the value, as it was drawn.
    public struct Part: Hashable, Sendable, CustomStringConvertible {
        /// Where it is: the labels of the spans around it and of itself, each with its position among its like.
        public let path: String
        /// What it is; nothing where that is not known, as for a number drawn without a generator.
        public let value: String?
        /// Whether every other value that was tried in its place failed in the same way.
        public let isFree: Bool
        /// How many other values were tried.
        public let tried: Int

        /// Where it is, what it is, and whether it matters.
        public var description: String {
            let subject = value.map { "\(path) = \($0)" } ?? path
            return isFree ? "\(subject) may be anything (\(tried) tried)" : "\(subject) matters"
        }
    }

    /// The parts: those that may be anything as a whole, and of what matters the smallest parts there are.
    public let parts: [Part]

    /// The parts that may be anything.
    public var freeParts: [Part] { parts.filter(\.isFree) }
}

extension Explanation: CustomStringConvertible {
    /// A line for each part.
    public var description: String { parts.map(\.description).joined(separator: "\n") }
}
