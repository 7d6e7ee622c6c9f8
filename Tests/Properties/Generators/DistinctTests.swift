import Generators
import Testing
import TestSupport

@Suite struct DistinctTests {
    private static let digits = Generator<Int>.integer(in: 0...9)

    @Test func `sets attain their least and greatest count, up to all values of the domain`() {
        let counts = Set(samples(of: Self.digits.set(count: 2...10)).map(\.count))
        #expect(counts == Set(2...10))
        #expect(samples(of: Self.digits.set(count: -5 ... -1), count: 9).allSatisfy { $0.isEmpty })
    }

    @Test func `a set of all values of a domain is seldom rejected, also of one of 256 values`() {
        #expect(samples(of: Self.digits.set(count: 10...10), count: 400).count == 400)
        #expect(samples(of: Generator<UInt8>.any.set(count: 256...256), count: 100).count > 90)
    }

    @Test func `a set larger than its domain is rejected in bounded time, from every source`() {
        let set = Generator.boolean.set(count: 5...Int.max)
        #expect(samples(of: set).isEmpty)
        #expect(set.simplest == nil)
        var bytes = ChoiceSource(bytes: (0..<1_000).map { UInt8($0 % 2) })
        #expect(throws: Rejection.self) { try set.generate(from: &bytes) }
    }

    @Test func `a set whose greatest count exceeds the domain ends early`() {
        let sets = samples(of: Generator.boolean.set(count: 2...Int.max))
        #expect(sets.count == 2_000)
        #expect(sets.allSatisfy { $0.count == 2 })
    }

    @Test func `an array distinct by a key has distinct keys, and attains all values`() {
        let arrays = samples(of: Self.digits.array(count: 0...5, distinctBy: { $0 % 5 }))
        #expect(arrays.allSatisfy { Set($0.map { $0 % 5 }).count == $0.count })
        #expect(Set(arrays.map(\.count)) == Set(0...5))
        #expect(Set(arrays.joined()) == Set(0...9))
    }

    @Test func `dictionaries attain their counts, keys and values`() {
        let dictionaries = samples(
            of: Generator.dictionary(keys: Self.digits, values: .boolean, count: 3...10))
        #expect(Set(dictionaries.map(\.count)) == Set(3...10))
        #expect(Set(dictionaries.flatMap(\.keys)) == Set(0...9))
        #expect(Set(dictionaries.flatMap(\.values)) == [false, true])
    }

    @Test func `refused elements are not recorded`() throws {
        var hasEnded = false
        for seed in 0..<200 as Range<UInt64> {
            var source = ChoiceSource(seed: seed, isRecording: true)
            let list = try Generator.boolean.array(count: 0...9, distinctBy: \.self).generate(from: &source)
            let expected: [UInt64] = list.flatMap { [1, $0 ? 1 : 0] } + [0]
            #expect(source.recording.choices.map(\.value) == expected)
            #expect(source.recording.spans.map(\.range) == list.indices.map { 2 * $0..<2 * $0 + 2 })
            hasEnded = hasEnded || list.count == 2
        }
        #expect(hasEnded)
    }

    @Test func `a seed makes the same values with and without recording, and in a replay`()
        throws
    {
        let mixed = zip(
            Generator.boolean.set(), Self.digits.array(count: 3...9, distinctBy: { $0 / 2 }),
            .dictionary(keys: Generator<Int8>.integer, values: .boolean), .string(), Self.digits)
        for seed in 0..<300 as Range<UInt64> {
            var plain = ChoiceSource(seed: seed, maximumDraws: 100)
            var recorded = ChoiceSource(seed: seed, isRecording: true, maximumDraws: 100)
            guard let value = try? mixed.generate(from: &plain) else { continue }
            let again = try mixed.generate(from: &recorded)
            #expect(again == value)
            #expect(plain.isOverrun == recorded.isOverrun)
            var replayed = ChoiceSource(replaying: recorded.recording.choices, maximumDraws: 100)
            #expect(try mixed.generate(from: &replayed) == value)
            #expect(replayed.recording == recorded.recording)
        }
    }

    @Test func `recorded choices that make a duplicate are rejected`() {
        var source = ChoiceSource(replaying: [1, 5, 1, 5, 1, 6, 0])
        #expect(throws: Rejection.self) { try Self.digits.set().generate(from: &source) }
    }

    @Test func `after a duplicate the next bytes are read`() throws {
        var source = ChoiceSource(bytes: [1, 5, 1, 5, 5, 6, 0], isRecording: true)
        #expect(try Self.digits.set().generate(from: &source) == [5, 6])
        #expect(source.recording.choices.map(\.value) == [1, 5, 1, 6, 0])
    }

    @Test func `a dictionary of optional values keeps the keys of nil`() {
        let none = Generator.dictionary(keys: Self.digits, values: .always(Int?.none), count: 3...3)
        #expect(samples(of: none, count: 50).allSatisfy { $0.count == 3 })
    }

    @Test func `an enumeration of sets makes each order of elements once`() {
        let arrays = everyValue(of: Generator.boolean.array(distinctBy: \.self))
        #expect(arrays == [[], [false], [false, true], [true], [true, false]])
    }

    @Test func `sets shrink to the fewest and simplest values`() {
        expectMinimum([0, 1, -1], Generator<Int>.integer.set()) { $0.count < 3 }
        expectMinimum([100], Generator<Int>.integer(in: 0...1_000).set()) { $0.reduce(0, +) < 100 }
        expectMinimum([0, 1, 2, 5], Self.digits.set(count: 4...9)) { !$0.contains(5) }
    }

    @Test func `dictionaries shrink their keys and their values`() {
        let numbers = Generator<[Int: Int]>.dictionary(keys: .integer, values: .integer)
        expectMinimum([0: 0, 7: 50], numbers) { $0.count < 2 || ($0[7] ?? 0) < 50 }
    }
}

/// The values of all choice sequences of a generator, simplest first.
func everyValue<Value>(of generator: Generator<Value>, atMost limit: Int = 1_000) -> [Value] {
    var values: [Value] = []
    var next: [Choice]? = []
    while let choices = next, values.count < limit {
        var source = ChoiceSource(replaying: choices)
        if let value = try? generator.generate(from: &source) { values.append(value) }
        let made = source.recording.choices
        next = made.lastIndex { $0.rank < $0.bound }.map { index in
            let (last, bound) = (made[index], made[index].bound)
            return made[..<index] + [Choice(rank: last.rank + 1, bound: bound, target: last.target)]
        }
    }
    return values
}
