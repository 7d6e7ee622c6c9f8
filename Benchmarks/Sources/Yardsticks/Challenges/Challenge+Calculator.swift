import Generators

extension Challenge {
    private static let zero = Expression.number(0)

    /// False property: an expression without a literal division by zero has a value.
    static let calculator = Challenge(
        "calculator",
        Expression.any.filter { !$0.dividesByLiteralZero },
        isNormal: { $0 == .quotient(zero, .sum(zero, zero)) }, holds: { $0.value != nil })
}
