/// The parts of a counterexample that matter, and those that are free to have any value.
///
/// A list of three may fail because of one element only. See `explain(_:of:tries:budget:isCancelled:)`.
public struct Explanation: Hashable, Sendable {
    /// A part of the value: one span, or a choice that refers to a referent.
    package struct Part: Hashable, Sendable, CustomStringConvertible {
        /// The names of the enclosing parts and its own: `step 3, withdraw: amount`.
        ///
        /// The name is the number and the rule of a step; the kind and the number of a referent that is referred to, or
        /// that an element of a list defines; or a label, with its index in a list or if there are several of it.
        package let path: String
        /// The value as text; nil if unknown, as for a number drawn without a generator.
        package let value: String?
        /// Whether every other value tried in its place failed with the same id.
        package let isFree: Bool
        /// The number of other values tried.
        package let tried: Int

        /// The path, the value, and whether it matters.
        package var description: String {
            let subject = value.map { "\(path) = \($0)" } ?? path
            return isFree ? "\(subject) may be anything (\(tried) tried)" : "\(subject) matters"
        }
    }

    /// The largest parts that are free, and the smallest parts that matter.
    package let parts: [Part]
    /// Whether all parts were examined; otherwise the time or the executions did not suffice.
    package let isComplete: Bool

    /// Makes an explanation.
    init(parts: [Part] = [], isComplete: Bool = true) {
        self.parts = parts
        self.isComplete = isComplete
    }

    /// The free parts: those that may have any value.
    package var freeParts: [Part] { parts.filter(\.isFree) }
}

extension Explanation: CustomStringConvertible {
    /// One line for each part.
    public var description: String {
        (parts.map(\.description) + (isComplete ? [] : ["the parts after these were not examined"]))
            .joined(separator: "\n")
    }
}
