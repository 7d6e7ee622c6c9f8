import Generators
import Testing

/// The classics of the shrinking challenge: every seed ends at one and the same minimum.
@Suite struct ShrinkingTests {
    static let integers = Generator<Int>.integer.array()

    @Test func `a list that sums to 100 or more shrinks to one number`() {
        let list = Generator<Int>.integer(in: 0...1_000).array()
        expectMinimum([100], list) { $0.reduce(0, +) < 100 }
    }

    @Test func `a list unlike its reverse shrinks to 0 and 1`() {
        expectMinimum([0, 1], Self.integers, atMost: 20) { $0 == $0.reversed() }
    }

    @Test func `two equal numbers shrink together`() {
        let number = Generator<Int>.integer(in: 1...Int(Int32.max))
        expectMinimum([10, 10], zip(number, number).map { [$0, $1] }) { $0[0] < 10 || $0[0] != $0[1] }
    }

    @Test func `two numbers at a small distance shrink together`() {
        let number = Generator<Int>.integer(in: 1...Int(Int32.max))
        expectMinimum([10, 6], zip(number, number).map { [$0, $1] }) {
            $0[0] < 10 || !(1...4).contains(abs($0[0] - $0[1]))
        }
    }

    @Test func `two neighbouring numbers shrink together`() {
        let number = Generator<Int>.integer(in: 1...Int(Int32.max))
        expectMinimum([10, 9], zip(number, number).map { [$0, $1] }) {
            $0[0] < 10 || abs($0[0] - $0[1]) != 1
        }
    }

    @Test func `a list whose length was drawn first shrinks through flatMap`() {
        let list = Generator<Int>.integer(in: 1...100).flatMap { count in
            Generator<Int>.integer(in: 0...1_000).array(count: count...count)
        }
        expectMinimum([900], list) { $0.allSatisfy { $0 < 900 } }
    }

    @Test func `a filtered number shrinks among the numbers that the filter accepts`() {
        let even = Generator<Int>.integer(in: 0...10_000).filter { $0.isMultiple(of: 2) }
        expectMinimum(102, even) { $0 <= 101 }
    }

    @Test func `nested lists shrink to one list`() {
        expectMinimum([Array(repeating: 0, count: 11)], Self.integers.array()) {
            $0.reduce(0) { $0 + $1.count } <= 10
        }
    }

    @Test func `five distinct numbers shrink to one list of the five simplest`() {
        expectMinimum([[0, 1, -1, 2, -2]], Self.integers.array()) { Set($0.joined()).count < 5 }
    }

    @Test func `three distinct numbers shrink to the three simplest`() {
        expectMinimum([0, 1, -1], Self.integers, atMost: 40) { Set($0).count < 3 }
    }

    @Test func `a list and an index into it shrink together`() {
        let pair = zip(Self.integers, .integer(in: 0...10)).filter { $1 < $0.count }
            .map { list, index in list + [index] }
        expectMinimum([0, 0, 0], pair) { all in
            var list = all.dropLast()
            let element = list[all[all.count - 1]]
            list.remove(at: list.firstIndex(of: element) ?? 0)
            return !list.contains(element)
        }
    }

    @Test func `a list that points into itself shrinks to two that point at each other`() {
        let list = Generator<Int>.integer(in: 0...10).array().filter { list in
            list.allSatisfy { $0 < list.count }
        }
        expectMinimum([1, 0], list) { list in
            list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 }
        }
    }

    @Test func `five short lists with a wrapped sum shrink to two numbers`() {
        let short = Generator<Int16>.integer.array(count: 0...1).filter { $0.reduce(0, &+) < 256 }
        let five = short.array(count: 5...5)
        expectMinimum([[], [], [], [-1], [-32_768]], five) {
            $0.joined().reduce(0, &+) < 5 * 256
        }
    }
}

/// Searches from many seeds, and expects the same minimum from each at a bounded mean cost.
func expectMinimum<Value: Equatable & Sendable>(
    _ minimum: Value, _ generator: Generator<Value>, seeds: UInt64 = 20, atMost limit: Int = 250,
    sourceLocation: SourceLocation = #_sourceLocation, holds: @escaping @Sendable (Value) -> Bool
) {
    var executions = 0
    for seed in 0..<seeds {
        var settings = SearchSettings(cases: 10_000, seed: seed)
        settings.stopWhenFound = ["fails"]
        let report = search(Property(generator, id: "fails", holds: holds), settings)
        let found = report.counterexamples.first
        #expect(found?.value == minimum, "seed \(seed)", sourceLocation: sourceLocation)
        #expect(found?.shrinking == .fixpoint, "seed \(seed)", sourceLocation: sourceLocation)
        executions += found?.executions ?? 0
    }
    #expect(executions / Int(seeds) <= limit, "mean executions", sourceLocation: sourceLocation)
}
