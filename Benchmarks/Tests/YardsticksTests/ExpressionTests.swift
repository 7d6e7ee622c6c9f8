import Generators
import Testing

@testable import Yardsticks

@Suite struct ExpressionTests {
    @Test func `an expression shrinks to one of its parts`() {
        let property = Property(Expression.any, id: "fails") { expression in
            guard case .sum(_, .number(let number)) = expression else { return true }
            return number < 5
        }
        for seed in 0..<20 as Range<UInt64> {
            let report = search(property, SearchSettings(cases: 10_000, seed: seed))
            #expect(report.counterexamples.first?.value == .sum(.number(0), .number(5)), "seed \(seed)")
        }
    }
}
