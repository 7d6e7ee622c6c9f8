import Generators
import PropertyTesting
import Testing
import TestSupport

/// The outputs in the guide to the library are real.
@Suite(.property(cases: 1_000, seed: 0)) struct GeneratorsGuideTests {
    @Test func `sorting twice is sorting once`() async {
        await check(Generator<Int>.integer(in: 0...9).array()) { list in
            #expect(list.sorted().sorted() == list.sorted())
        }
    }

    @Test func `the example of several values holds`() async {
        await check(Generator<Int>.integer(in: 0...99), .integer(in: 0...9)) { number, divisor in
            try assume(divisor > 0)
            #expect(number / divisor * divisor <= number)
        }
    }

    @Test func `the moves in the guide have a default generator`() {
        enum Side: CaseIterable, Arbitrary { case left, right }

        struct Move: Arbitrary {
            let side: Side
            let steps: UInt8
            static var arbitrary: Generator<Move> { zip(.any, .any).map { Move(side: $0, steps: $1) } }
        }

        let moves = Generator<[Move]>.any
        #expect(Set(samples(of: moves).joined().map(\.side)) == Set(Side.allCases))
    }

    @Test func `every output in the guide is printed by its code`() async throws {
        let outputs = [
            try await Self.mergingIssue(), try await Self.drawingIssue(), try Self.sampled(), Self.decoded(),
            Self.someValues(), try await Self.functionIssue(), try Self.someExpressions(), Self.texts(),
            Self.observed(),
            Self.covered(), Self.climbed(), try await Self.mergingNote(), Self.enumerated(), Self.twoBugs(),
            try await Self.drift(),
            Self.unhealthy(),
        ]
        try expectOutputs(of: "Generators", outputs)
    }

    @Test func `the values of bytes are those in the guide`() throws {
        let pairs = zip(Generator<Int>.integer(in: 0...9), .integer(in: 0...999))
        var source = ChoiceSource(bytes: [3, 172, 2])
        let pair = try pairs.generate(from: &source)
        #expect(pair == (3, 300))

        let property = Property(pairs, id: "order") { $0 >= $1 }
        let crash = property.shrink(ChoiceSource(bytes: [3, 172, 2]))
        #expect(crash.map { "\($0.value)" } == ["(0, 1)"])
    }
}

extension GeneratorsGuideTests {
    /// The values of a few seeds, one per line.
    private static func lines<Value>(_ generator: Generator<Value>, seeds: Range<UInt64>) -> String {
        let values = seeds.compactMap { seed in
            var source = ChoiceSource(seed: seed)
            return try? generator.generate(from: &source)
        }
        return values.map { "\($0)" }.joined(separator: "\n")
    }

    private static func sampled() throws -> String {
        let codes = try Generator.matching("[a-z]{2,5}(-[0-9]+)?").sample(5)
        return "\(codes)"
    }

    private static func someValues() -> String {
        let even = Generator<Int>.integer(in: 0...50).map { $0 * 2 }
        let odd = Generator<Int>.integer(in: 0...99).filter { !$0.isMultiple(of: 2) }
        let flag = zip(even, odd, .boolean)

        let grid = zip(Generator<Int>.integer(in: 1...3), .integer(in: 1...3)).flatMap { width, height in
            Generator<Int>.integer(in: 0...9).array(count: width...width).array(count: height...height)
        }

        let range = Generator { source throws(Rejection) in
            let low = try source.draw(.integer(in: 0...99))
            let high = try source.draw(.integer(in: low...99))
            return low...high
        }

        let all = zip(flag, grid, range)
        return lines(all.map { "\($0)  \($1)  \($2)" }, seeds: 1..<5)
    }

    private static func someExpressions() throws -> String {
        indirect enum Expression {
            case number(Int)
            case sum(Expression, Expression)
            case negative(Expression)
        }

        let number = Generator<Int>.integer(in: 0...9).map(Expression.number)
        let expression = Generator<Expression>.recursive(leaf: number, depth: 4) { smaller in
            .oneOf(
                smaller.map(Expression.negative),
                zip(smaller, smaller).map { Expression.sum($0, $1) })
        }

        @Sendable func text(_ expression: Expression) -> String {
            switch expression {
            case .number(let number): "\(number)"
            case .sum(let left, let right): "(\(text(left)) + \(text(right)))"
            case .negative(let inner): "-\(text(inner))"
            }
        }
        return lines(expression.map(text), seeds: 2..<6)
    }

    private static func drift() async throws -> String {
        try await issues {
            await check(.integer(in: 0...500), replaying: "1AOgHALwF3QR1") { number in
                #expect(number < 700)
            }
        }.map(\.text).joined()
    }

    private static func unhealthy() -> String {
        let needle = Generator<Int>.integer(in: 0...1_000_000).filter { $0 == 123_456 }
        return "\(search(Property(needle, id: "found") { $0 == 123_456 }))"
    }
}
