import Generators
import Synchronization
import Testing
import TestSupport

/// Lists in which many elements matter: the simplest one, and what it costs.
@Suite struct BulkShrinkingTests {
    private static let list = Generator<Int>.integer(in: 0...100).array()

    @Test(arguments: 2...8) func `of blocks in one list only whole ones are deleted`(size: Int) {
        let minimum = Array(repeating: 0, count: size - 1) + [5]
        expectMinimum(minimum, Self.list) { !$0.count.isMultiple(of: size) || $0.isEmpty || $0.last ?? 0 < 5 }
    }

    @Test func `two elements that are not equal are deleted together`() {
        let list = Generator<Int>.integer(in: 0...100).array(count: 1...20)
        expectMinimum([0, 1], list) { list in
            let (sorted, middle) = (list.sorted(), list.count / 2)
            return !list.count.isMultiple(of: 2) || sorted[middle - 1] == sorted[middle]
        }
    }

    @Test func `an element is deleted before the one that an index after the list is about`() {
        let indexed = zip(Generator<Int>.integer.array(), .integer(in: 0...20))
        expectMinimum(Indexed(list: [6], index: 0), indexed.map(Indexed.init)) {
            !$0.list.indices.contains($0.index) || $0.list[$0.index] <= 5
        }
    }

    private struct Indexed: Equatable {
        let list: [Int]
        let index: Int
    }

    @Test func `a list of the simplest elements only is not replaced by other words`() {
        expectMinimum([0, 0, 0, 0, 0], Generator<Int>.integer(in: 0...9).array(), atMost: 40) { $0.count < 5 }
    }

    private func shrunk<Value>(
        _ generator: Generator<Value>, seed: UInt64, holds: @escaping @Sendable (Value) -> Bool
    ) throws -> Counterexample<Value> {
        var settings = SearchSettings(cases: 1_000, seed: seed)
        settings.stopWhenFound = ["fails"]
        return try #require(
            search(Property(generator, id: "fails", holds: holds), settings).counterexamples.first)
    }

    private static let digits = Generator<Int>.integer(in: 0...9).array(count: 0...1_000)

    @Test func `no value that does not fail is checked twice`() {
        let checked = Mutex<[[[Int]]]>([])
        let words = Generator<Int>.integer(in: 0...9).array(count: 0...12).array(count: 2...2)
        let property = Property(words, id: "fails") { words in
            let holds = words[0].isEmpty || words[0] != words[1]
            if holds { checked.withLock { $0.append(words) } }
            return holds
        }
        // Each word has twelve letters, after the last of which a list has no 'one more' choice to make.
        let word = Array(repeating: [1, 7], count: 12).joined() + [0] as [UInt64]
        let found = property.shrink(ChoiceSource(replaying: word + word))
        #expect(found.map(\.value) == [[[0], [0]]])
        checked.withLock { #expect($0.count > 3 && Set($0).count == $0.count) }
    }

    @Test(arguments: 9..<16)
    func `two equal lists get shorter by more elements after each success`(count: Int) {
        let lists = Generator<Int>.integer(in: 0...99).array(count: 0...16)
        let list: [UInt64] = (0..<UInt64(count)).flatMap { [1, 20 + $0] } + [0]
        let property = Property(zip(lists, lists), id: "fails") { $0.isEmpty || $0 != $1 }
        let found = property.shrink(ChoiceSource(replaying: list + list))[0]
        #expect(found.value.0 == [0] && found.value.1 == [0])
        #expect(found.executions < 18, "\(found.executions)")
    }

    @Test(arguments: 0..<5 as Range<UInt64>)
    func `a list of 400 elements that matter takes fewer executions than it has elements`(seed: UInt64) throws
    {
        let found = try shrunk(Self.digits, seed: seed) { list in list.count { $0 >= 3 } < 400 }
        #expect(found.value == Array(repeating: 3, count: 400))
        #expect(found.executions < 150, "\(found.executions)")
    }

    @Test(arguments: 0..<5 as Range<UInt64>)
    func `a list that has to be long takes few executions`(seed: UInt64) throws {
        let found = try shrunk(Self.digits, seed: seed) { $0.count < 250 }
        #expect(found.value == Array(repeating: 0, count: 250))
        #expect(found.executions < 60, "\(found.executions)")
    }

    @Test(arguments: 0..<5 as Range<UInt64>)
    func `a list whose sum has to be large ends at its greatest elements`(seed: UInt64) throws {
        let numbers = Generator<Int>.integer(in: 0...700).array(count: 0...300)
        let found = try shrunk(numbers, seed: seed) { $0.reduce(0, +) < 12_345 }
        #expect(found.value == [445] + Array(repeating: 700, count: 17))
        #expect(found.executions < 500, "\(found.executions)")
    }

    @Test(arguments: 0..<3 as Range<UInt64>)
    func `one element that matters of three thousand takes few executions`(seed: UInt64) throws {
        let numbers = Generator<Int>.integer(in: 0...1_000_000).array(count: 3_000...3_000)
        let found = try shrunk(numbers, seed: seed) { list in !list.contains { $0 >= 500_000 } }
        #expect(found.value == Array(repeating: 0, count: 2_999) + [500_000])
        #expect(found.executions < 150, "\(found.executions)")
    }

    @Test(arguments: 0..<3 as Range<UInt64>)
    func `a long permutation of which one place matters takes few executions`(seed: UInt64) throws {
        let orders = Generator<[Int]>.permutation(of: Array(0..<1_200))
        let found = try shrunk(orders, seed: seed) { $0[0] == 0 }
        #expect(found.value == [1, 0] + Array(2..<1_200))
        #expect(found.executions < 60, "\(found.executions)")
        #expect(found.shrinking == .fixpoint)
    }

    @Test func `choices of different shapes that do not matter are lowered together`() throws {
        let orders = Generator<[Int]>.permutation(of: Array(0..<300))
        let last = try shrunk(orders, seed: 0) { $0 == $0.sorted() }
        #expect(last.value == Array(0..<298) + [299, 298])
        #expect(last.executions < 60, "\(last.executions)")
    }
}
