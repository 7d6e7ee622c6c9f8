import Generators
import Testing

/// Every seed ends at one and the same minimum.
@Suite struct ShrinkingTests {
    @Test func `a list that sums to 100 or more shrinks to one number`() {
        let list = Generator<Int>.integer(in: 0...1_000).array()
        expectMinimum([100], list) { $0.reduce(0, +) < 100 }
    }

    @Test func `a filtered number shrinks among the numbers that the filter accepts`() {
        let even = Generator<Int>.integer(in: 0...10_000).filter { $0.isMultiple(of: 2) }
        expectMinimum(102, even) { $0 <= 101 }
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
