import Generators
import Testing

/// Searches from many seeds, and expects the same minimum from each, at a bounded mean cost.
package func expectMinimum<Value: Equatable & Sendable>(
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
