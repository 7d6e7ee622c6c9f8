import Generators
import Testing
import TestSupport

@Suite struct OrderTests {
    @Test func `permutations are enumerated in lexicographic order, each from one choice sequence`() {
        let orders = everyValue(of: Generator.permutation(of: Array("abc"))).map { String($0) }
        #expect(orders == ["abc", "acb", "bac", "bca", "cab", "cba"])
        #expect(Set(everyValue(of: Generator.permutation(of: Array(0..<6)))).count == 720)
        #expect(everyValue(of: Generator.permutation(of: [Int]())) == [[]])
    }

    @Test func `permutations are uniform`() {
        let counts = frequencies(Generator.permutation(of: [0, 1, 2, 3]), count: 24_000)
        #expect(counts.count == 24)
        // Five standard deviations of a count of 1,000.
        #expect(counts.values.allSatisfy { abs($0 - 1_000) < 160 })
    }

    @Test func `a permutation shrinks to the first failing one`() {
        expectMinimum([0, 1, 2, 3, 5, 4], .permutation(of: Array(0..<6))) { $0 == $0.sorted() }
        expectMinimum([0, 1, 5, 2, 3, 4], .permutation(of: Array(0..<6))) { order in
            order.firstIndex(of: 5).map { $0 > 2 } ?? true
        }
    }

    @Test func `subsequences keep the order, and each has one choice sequence`() {
        let parts = everyValue(of: Generator.subsequence(of: Array("abc"))).map { String($0) }
        #expect(parts == ["", "a", "b", "ab", "c", "ac", "bc", "abc"])
        #expect(everyValue(of: Generator.subsequence(of: [Int]())) == [[]])
    }

    @Test func `subsequences are uniform`() {
        let counts = frequencies(Generator.subsequence(of: [0, 1, 2]), count: 8_000)
        #expect(counts.count == 8)
        #expect(counts.values.allSatisfy { abs($0 - 1_000) < 160 })
    }

    @Test func `all subsequences of a count are drawn, each from one choice sequence`() throws {
        for (count, number) in [
            (0...5, 32), (2...3, 20), (5...9, 1), (-3 ... -1, 1), (-1...1, 6), (4...4, 5),
        ] {
            let parts = everyValue(of: try Generator.subsequence(of: Array(0..<5), count: count))
            #expect(Set(parts).count == number, "\(count)")
            #expect(parts.count == number, "\(count)")
            #expect(parts.allSatisfy { $0.count >= count.lowerBound && $0 == $0.sorted() }, "\(count)")
            #expect(parts.first == Array(0..<max(count.lowerBound, 0)), "\(count)")
        }
    }

    @Test func `counts are uniform, and so are the subsequences of one count`() throws {
        let counts = frequencies(try .subsequence(of: [0, 1, 2, 3], count: 1...2), count: 24_000)
        #expect(counts.count == 10)
        for (part, count) in counts {
            let expected = part.count == 1 ? 3_000 : 2_000
            #expect(abs(count - expected) < 250, "\(part): \(count)")
        }
    }

    @Test func `recorded choices of a subsequence can be followed by random ones`() throws {
        let parts = try Generator.subsequence(of: Array(0..<6), count: 2...3)
        for seed in 0..<200 as Range<UInt64> {
            var source = ChoiceSource(replaying: [1, 1], thenSeed: seed)
            let part = try parts.generate(from: &source)
            #expect(part.suffix(2) == [4, 5])
            #expect((2...3).contains(part.count))
        }
    }

    @Test func `a subsequence shrinks to few and early elements`() throws {
        expectMinimum([0, 1, 2], .subsequence(of: Array(0..<20))) { $0.count < 3 }
        expectMinimum([0, 7], try .subsequence(of: Array(0..<20), count: 2...9)) { !$0.contains(7) }
    }

    @Test func `a subsequence of which the sum matters shrinks to the one whose elements are the earliest`() {
        // Of 12 elements there are so few that all are tried, the simplest first.
        expectMinimum([1, 2, 3, 5], .subsequence(of: Array(0..<16))) { $0.reduce(0, +) < 11 }
        expectMinimum([0, 1], .subsequence(of: Array(0..<16))) { part in
            !zip(part, part.dropFirst()).contains { $1 == $0 + 1 }
        }
    }

    /// The number of times that each value is drawn.
    private func frequencies<Value: Hashable>(_ generator: Generator<Value>, count: UInt64) -> [Value: Int] {
        Dictionary(samples(of: generator, count: count).map { ($0, 1) }, uniquingKeysWith: +)
    }
}
