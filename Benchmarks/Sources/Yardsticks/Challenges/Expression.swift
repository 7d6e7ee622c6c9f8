import Generators

/// An expression of numbers, sums and quotients.
indirect enum Expression: Equatable, Sendable {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    /// The value; nil after a division by zero.
    var value: Int? {
        switch self {
        case .number(let number): return number
        case .sum(let left, let right):
            guard let left = left.value, let right = right.value else { return nil }
            return left &+ right
        case .quotient(let left, let right):
            guard let left = left.value, let right = right.value, right != 0 else { return nil }
            return left.dividedReportingOverflow(by: right).partialValue
        }
    }

    /// Whether the expression contains a division by a literal zero.
    var dividesByLiteralZero: Bool {
        switch self {
        case .number: false
        case .sum(let left, let right): left.dividesByLiteralZero || right.dividesByLiteralZero
        case .quotient(let left, let right):
            right == .number(0) || left.dividesByLiteralZero || right.dividesByLiteralZero
        }
    }

    static let any = Generator<Expression>.recursive(leaf: Generator<Int>.integer.map { .number($0) }) {
        smaller in
        .oneOf(
            zip(smaller, smaller).map { .sum($0, $1) },
            zip(smaller, smaller).map { .quotient($0, $1) })
    }
}
