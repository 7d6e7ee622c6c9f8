import AirBarModel
import Generators
import Testing
import Verification

/// Checks that a claim holds for every value of a generator; records one issue, at the caller's line, if not.
///
/// - Parameters:
///   - cases: how many values to try.
///   - token: a token from an earlier failure, to try this value only.
///   - holds: the claim; an error that it throws falsifies it, except that a `Rejection` discards the value.
func check<Value>(
    _ generator: Generator<Value>, cases: Int = 1_000, replaying token: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: @escaping @Sendable (Value) throws -> Bool
) {
    let property = Property(generator, id: "claim", holds: holds)
    do {
        if let token {
            let value = try replay(ReplayToken(parsing: token), generator)
            #expect(try holds(value), "falsified by \(value)", sourceLocation: sourceLocation)
            return
        }
        let report = search(property, SearchSettings(cases: cases, seed: 0))
        #expect(report.ending.isComplete, sourceLocation: sourceLocation)
        guard let found = report.counterexamples.first else { return }
        Issue.record(
            """
            falsified by \(found.value)

            to try this value only, add
                replaying: "\(ReplayToken(found.choices))"
            """, sourceLocation: sourceLocation)
    } catch {
        Issue.record(error, sourceLocation: sourceLocation)
    }
}

/// Checks that a bar keeps invariants; records one issue, at the caller's line, with every minimum if not.
func check(
    _ rules: BarRules, keeps invariants: [Invariant] = Catalogue.all, cases: Int = 5_000, seed: UInt64 = 0,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let report = BarVerifier(rules, invariants: invariants).run(SearchSettings(cases: cases, seed: seed))
    guard !report.holds else { return }
    Issue.record(
        Comment(rawValue: report.counterexamples.map(\.text).joined(separator: "\n\n")),
        sourceLocation: sourceLocation)
}
