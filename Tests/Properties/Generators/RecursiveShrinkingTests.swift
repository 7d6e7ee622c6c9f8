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

    @Test func `an optional shrinks to nil, or to the simplest value if nil does not fail`() {
        let pair = zip(Generator<Int>.integer.optional(), Generator<Int>.integer.optional()).map { [$0, $1] }
        expectMinimum([nil, 7], pair) { ($0[1] ?? 0) < 7 }
    }
}
