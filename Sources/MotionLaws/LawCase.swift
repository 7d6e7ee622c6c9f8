import Generators
import Motion
import Verification

/// A generated case of a law of motion.
public struct LawCase: Sendable, CustomStringConvertible {
    /// The identifier of the law that it was drawn for.
    package let law: String

    /// The case.
    let drawn: any DrawnCase

    /// The case, in words and numbers.
    public var description: String { drawn.description }
}
