/// Where and how a trace violates an invariant.
public struct Violation: Hashable, Sendable {
    /// The position of the step in the trace.
    public let step: Int

    /// What was measured, such as "the bar's offset".
    public let quantity: StaticString

    /// The number measured, in points unless the quantity says otherwise.
    public let value: Double

    /// How the number should have related to the limit, such as "at least −h(A)".
    public let expected: StaticString

    /// The limit, in the unit of the number.
    public let limit: Double

    package init(step: Int, quantity: StaticString, value: Double, expected: StaticString, limit: Double) {
        self.step = step
        self.quantity = quantity
        self.value = value
        self.expected = expected
        self.limit = limit
    }

    /// The same, said of another step.
    func at(step: Int) -> Violation {
        Violation(step: step, quantity: quantity, value: value, expected: expected, limit: limit)
    }

    /// The violation as a sentence.
    public var description: String {
        "\(quantity) is \(value.plain), expected \(expected) (\(limit.plain))"
    }

    /// Equal if they say the same of the same step.
    public static func == (one: Violation, other: Violation) -> Bool {
        one.step == other.step && one.description == other.description
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(step)
        hasher.combine(description)
    }
}
