import Generators
import Motion
import Verification

/// A generated case of a law of motion, and the check of rules in it.
public struct LawCase: Sendable, CustomStringConvertible {
    /// The identifier of the law.
    public let law: String

    /// The case.
    let drawn: any DrawnCase

    private let check: @Sendable (MotionRules) -> Violation?

    init(law: String, drawn: any DrawnCase, check: @escaping @Sendable (MotionRules) -> Violation?) {
        self.law = law
        self.drawn = drawn
        self.check = check
    }

    /// The violation of the law by rules; nil if they keep it in this case.
    public func violation(by rules: MotionRules) -> Violation? { check(rules) }

    /// The violation as a failure of the engine, by the identifier of the law; none if the rules keep it.
    public func failures(under rules: MotionRules) -> [Failure] {
        violation(by: rules).map { [Failure(id: law, message: $0.description)] } ?? []
    }

    /// The case, in words and numbers.
    public var description: String { drawn.description }
}
