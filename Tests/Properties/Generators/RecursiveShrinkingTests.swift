import Generators
import Testing

/// An expression of numbers, sums and quotients.
indirect enum Expression: Equatable, Sendable {
    case number(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    /// The value, or nothing where something is divided by zero.
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

    /// Whether it divides by a literal zero somewhere.
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

@Suite struct RecursiveShrinkingTests {
    @Test func `a division by zero shrinks to the smallest one`() {
        let zero = Expression.number(0)
        expectMinimum(.quotient(zero, .sum(zero, zero)), Expression.any.filter { !$0.dividesByLiteralZero }) {
            $0.value != nil
        }
    }

    @Test func `a part takes the place of the whole`() {
        expectMinimum(.sum(.number(0), .number(5)), Expression.any) { expression in
            guard case .sum(_, .number(let number)) = expression else { return true }
            return number < 5
        }
    }

    @Test func `a value of an imperative generator shrinks`() {
        let window = Generator { source throws(Rejection) in
            let low = try source.draw(Generator<Int>.integer(in: 0...1_000), label: "low")
            let high = try source.draw(.integer(in: low...2_000), label: "high")
            return [low, high]
        }
        expectMinimum([0, 300], window) { $0[1] - $0[0] < 300 }
    }

    @Test func `weights do not stand in the way of the simplest alternative`() throws {
        let number = try Generator<Int>.weighted([(1, .integer(in: 0...99)), (99, .integer(in: 100...1_000))])
        expectMinimum([50, 50], number.array()) { list in
            list.count { $0 >= 50 } < 2
        }
    }

    @Test func `an optional shrinks to nothing and else to the simplest value`() {
        let pair = zip(Generator<Int>.integer.optional(), Generator<Int>.integer.optional()).map { [$0, $1] }
        expectMinimum([nil, 7], pair) { ($0[1] ?? 0) < 7 }
    }
}
