import Generators

/// A mark of one to three lengths.
private enum Mark: Equatable {
    case dot(Int)
    case line(Int, Int)
    case triangle(Int, Int, Int)

    private static let length = Generator<Int>.integer(in: 0...30)

    static let any = Generator<Mark>.oneOf(
        length.map { .dot($0) },
        zip(length, length).map { .line($0, $1) },
        zip(length, length, length).map { .triangle($0, $1, $2) })

    var extent: Int {
        switch self {
        case .dot(let width): width
        case .line(let start, let end): start + end
        case .triangle(let first, let second, let third): first + second + third
        }
    }
}

/// Numbers, negations and differences.
private indirect enum Difference: Equatable, Sendable {
    case number(Int)
    case negative(Difference)
    case minus(Difference, Difference)

    static let any = Generator<Difference>.recursive(
        leaf: Generator<Int>.integer(in: 0...9).map { .number($0) }
    ) { smaller in
        .oneOf(
            smaller.map { .negative($0) },
            zip(smaller, smaller).map { .minus($0, $1) })
    }

    var value: Int {
        switch self {
        case .number(let number): number
        case .negative(let part): -part.value
        case .minus(let left, let right): left.value - right.value
        }
    }

    /// The terms of the expression as it is printed without parentheses, each with its signs.
    ///
    /// A sign in front of an expression of several terms is then that of the first one.
    var terms: [Int] {
        switch self {
        case .number(let number): [number]
        case .negative(let part): part.termsAfterSign
        case .minus(let left, let right): left.terms + right.termsAfterSign
        }
    }

    private var termsAfterSign: [Int] { terms.prefix(1).map { -$0 } + terms.dropFirst() }
}

extension Challenge {
    /// False property: the lengths of a mark have a sum below 47.
    ///
    /// The minimum is a line of 17 and 30. A dot has one length of at most 30, a triangle has one choice more, and the
    /// second length of a line is at most 30.
    static let markExtent = Challenge(
        "mark-extent", Mark.any, isNormal: { $0 == .line(17, 30) }, holds: { $0.extent < 47 })

    /// False property: a difference printed without parentheses has its value.
    ///
    /// The minimum is -(0 - 1), which is printed as -0 - 1. A difference as the second part of another has more
    /// choices, a double negation is printed well, and subtracting 0 changes nothing.
    static let missingParentheses = Challenge(
        "missing-parentheses", Difference.any,
        isNormal: { $0 == .negative(.minus(.number(0), .number(1))) },
        holds: { $0.terms.reduce(0, +) == $0.value })
}
