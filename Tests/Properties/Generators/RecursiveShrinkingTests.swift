import Generators
import Testing
import TestSupport

@Suite struct RecursiveShrinkingTests {
    @Test func `a value of an imperative generator shrinks`() {
        let window = Generator { source throws(Rejection) in
            let low = try source.draw(Generator<Int>.integer(in: 0...1_000), label: "low")
            let high = try source.draw(.integer(in: low...2_000), label: "high")
            return [low, high]
        }
        expectMinimum([0, 300], window) { $0[1] - $0[0] < 300 }
    }

    @Test func `shrinking reaches the first alternative whatever its weight`() throws {
        let number = try Generator<Int>.weighted([(1, .integer(in: 0...99)), (99, .integer(in: 100...1_000))])
        expectMinimum([50, 50], number.array()) { list in
            list.count { $0 >= 50 } < 2
        }
    }

    @Test func `numbers that have to have one sign end at the positive one`() {
        let whole = Generator<Int>.integer
        expectMinimum(1_000, whole) { $0.magnitude < 1_000 }
        expectMinimum([1_000, 1_000], zip(whole, whole).map { [$0, $1] }) { list in
            let (first, second): (Int, Int) = (list[0], list[1])
            return first != second || first.magnitude < 1_000
        }
        let inside = Generator<Int>.integer(in: -9_000...9_000).flatMap { end in
            Generator<Int>.integer(in: min(end, 0)...max(end, 0)).map { [end, $0] }
        }
        expectMinimum([1_000, 1_000], inside) { $0[1].magnitude < 1_000 }
        let twice = zip(whole, whole, whole, whole).map { [$0, $1, $2, $3] }
        expectMinimum([20, 20, -7, 0], twice, atMost: 400) { list in
            list[0] != list[1] || list[0].magnitude < 20 || list[2] > -7
        }
    }

    @Test func `an optional shrinks to nil, or to the simplest value if nil does not fail`() {
        let pair = zip(Generator<Int>.integer.optional(), Generator<Int>.integer.optional()).map { [$0, $1] }
        expectMinimum([nil, 7], pair) { ($0[1] ?? 0) < 7 }
    }

    /// A document as the guide writes recursive values.
    private indirect enum JSON: Equatable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSON])
        case object([String: JSON])

        static let any = Generator<JSON>.recursive(
            leaf: .oneOf(
                .always(.null), Generator<Bool>.boolean.map { .bool($0) },
                Generator<Double>.double(in: -1_000...1_000).map { .number($0) },
                Generator<String>.string().map { .string($0) }),
            depth: 5
        ) { smaller in
            .oneOf(
                smaller.array().map { .array($0) },
                Generator<[String: JSON]>.dictionary(keys: .string(), values: smaller).map { .object($0) })
        }

        /// The texts that are values.
        var strings: [String] {
            switch self {
            case .string(let text): [text]
            case .array(let values): values.flatMap(\.strings)
            case .object(let values): values.values.flatMap(\.strings)
            default: []
            }
        }

        /// The number of values without parts.
        var leaves: Int {
            switch self {
            case .array(let values): values.reduce(0) { $0 + $1.leaves }
            case .object(let values): values.values.reduce(0) { $0 + $1.leaves }
            default: 1
            }
        }
    }

    @Test func `a part takes the place of a large whole before small deletions spend the draws`() throws {
        @Sendable func hasQuote(_ value: JSON) -> Bool { value.strings.contains { $0.contains("\"") } }
        let large = (0..<2_000 as Range<UInt64>).lazy.map { ChoiceSource(seed: $0) }.filter { source in
            var source = source
            guard let value = try? JSON.any.generate(from: &source) else { return false }
            return value.leaves > 800 && hasQuote(value)
        }
        for source in large.prefix(3) {
            let found = Property(JSON.any, id: "quote") { !hasQuote($0) }.shrink(source)
            #expect(found.map(\.value) == [.string("\"")] && found.map(\.shrinking) == [.fixpoint])
            #expect(found.allSatisfy { $0.executions < 400 }, "\(found.map(\.executions))")
        }
    }
}
