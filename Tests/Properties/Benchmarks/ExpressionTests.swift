import Generators
import Testing
import TestSupport

@testable import Benchmarks

@Suite struct ExpressionTests {
    @Test func `an expression shrinks to one of its parts`() {
        expectMinimum(.sum(.number(0), .number(5)), Expression.any) { expression in
            guard case .sum(_, .number(let number)) = expression else { return true }
            return number < 5
        }
    }
}
