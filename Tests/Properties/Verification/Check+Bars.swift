import AirBarModel
import Generators
import Testing
import Verification

/// Checks that a bar keeps invariants; records one issue, at the caller's line, with every minimum if not.
func check(
    _ definition: BarDefinition, keeps invariants: [Invariant] = Catalogue.all, cases: Int = 5_000,
    seed: UInt64 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let report = BarVerifier(definition, invariants: invariants).run(SearchSettings(cases: cases, seed: seed))
    guard !report.holds else { return }
    Issue.record(
        Comment(rawValue: report.counterexamples.map(\.text).joined(separator: "\n\n")),
        sourceLocation: sourceLocation)
}
