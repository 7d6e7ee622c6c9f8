import Generators
import Testing
import TestSupport

/// All seeds lead to the same minimum.
@Suite struct ShrinkingTests {
    @Test func `a list that sums to 100 or more shrinks to one number`() {
        let list = Generator<Int>.integer(in: 0...1_000).array()
        expectMinimum([100], list) { $0.reduce(0, +) < 100 }
    }

    @Test func `a filtered number shrinks to accepted numbers only`() {
        let even = Generator<Int>.integer(in: 0...10_000).filter { $0.isMultiple(of: 2) }
        expectMinimum(102, even) { $0 <= 101 }
    }
}
