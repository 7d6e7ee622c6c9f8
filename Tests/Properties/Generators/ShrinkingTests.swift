import Generators
import Testing
import TestSupport

/// All seeds lead to the same minimum.
@Suite struct ShrinkingTests {
    @Test func `a list that sums to 100 or more shrinks to one number`() {
        let list = Generator<Int>.integer(in: 0...1_000).array()
        expectMinimum([100], list) { $0.reduce(0, +) < 100 }
    }

    @Test func `equal elements of two values are lowered together`() {
        let bits = Generator<Int>.integer(in: 0...1).array(count: 0...20)
        expectMinimum([0, 0, 0, 0], bits) { list in
            !list.indices.dropLast(3).contains { Set(list[$0...$0 + 3]).count == 1 }
        }
        let two = zip(Generator<Bool>.boolean.array(), Generator<Bool>.boolean.array()).map { [$0, $1] }
        expectMinimum([[false], [false, false]], two) { lists in
            lists[0] == lists[1] || lists.contains([]) || lists[0] + lists[1] != lists[1] + lists[0]
        }
    }

    @Test func `a filtered number shrinks to accepted numbers only`() {
        let even = Generator<Int>.integer(in: 0...10_000).filter { $0.isMultiple(of: 2) }
        expectMinimum(102, even) { $0 <= 101 }
    }
}
