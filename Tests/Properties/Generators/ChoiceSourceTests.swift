import Generators
import Testing

@Suite struct ChoiceSourceTests {
    static let mixed = zip(
        Generator<Int>.integer.array(), Generator.boolean.optional(), Generator<Int8>.integer(in: -3...9),
        .double(in: -1e9...1e9))

    @Test func `recorded choices are replayed, lowered to their bound, and followed by targets`() {
        var source = ChoiceSource(replaying: [7, 200])
        #expect(source.draw(upTo: 10) == 7)
        #expect(source.draw(upTo: 100) == 100)
        #expect(source.draw(upTo: 9, towards: 5) == 5)
    }

    @Test func `a choice is a number of bytes of seven bits, lowest first, modulo what is allowed`() {
        var source = ChoiceSource(bytes: [1, 0x82, 3, 0xFF, 1, 0x85])
        #expect(source.draw(upTo: 255) == 1)
        #expect(source.draw(upTo: 65_535) == 3 << 7 | 2)
        #expect(source.draw(upTo: 99) == 255 % 100)
        // The last number is cut off.
        #expect(source.draw(upTo: 300, towards: 4) == 5)
        #expect(source.draw(upTo: 300, towards: 4) == 4)
        var long = ChoiceSource(bytes: Array(repeating: 255, count: 10) + [7])
        #expect(long.draw(upTo: .max) == .max && long.draw(upTo: 9) == 7)
    }

    @Test func `all byte sequences make a value`() {
        var random = RandomBits(seed: 1)
        for _ in 0..<500 {
            let bytes = (0..<random.uniform(upTo: 80)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            var source = ChoiceSource(bytes: bytes)
            #expect(throws: Never.self) { try Self.mixed.generate(from: &source) }
        }
    }

    @Test func `a seed makes the same value with and without recording, and in a replay`()
        throws
    {
        for seed in UInt64(0)..<300 {
            var plain = ChoiceSource(seed: seed)
            var recorded = ChoiceSource(seed: seed, isRecording: true)
            let value = try Self.mixed.generate(from: &plain)
            #expect(try Self.mixed.generate(from: &recorded) == value)
            var replayed = ChoiceSource(replaying: recorded.recording.choices)
            #expect(try Self.mixed.generate(from: &replayed) == value)
            #expect(replayed.recording == recorded.recording)
        }
    }

    @Test func `the limit of draws applies at the same draw with and without recording`() throws {
        let lists = Generator<Int>.integer(in: 0...9).array(count: 0...50).array(count: 0...50)
        for seed in UInt64(0)..<100 {
            var plain = ChoiceSource(seed: seed, maximumDraws: 60)
            var recorded = ChoiceSource(seed: seed, isRecording: true, maximumDraws: 60)
            let value = try lists.generate(from: &plain)
            #expect(try lists.generate(from: &recorded) == value)
            #expect(recorded.recording.choices.count <= 60)
        }
    }

    @Test func `past the limit every draw is its target`() {
        var source = ChoiceSource(seed: 1, maximumDraws: 2)
        _ = source.draw(upTo: 9)
        _ = source.draw(upTo: 9)
        #expect(!source.isOverrun)
        let later = (0..<20).map { _ in source.draw(upTo: 1_000, towards: 77) }
        #expect(Set(later) == [77])
        #expect(source.isOverrun)
    }

    @Test func `recursion that ends on the target terminates for all choices`() throws {
        @Sendable func depth(_ source: inout ChoiceSource) throws(Rejection) -> Int {
            guard source.flip() else { return 0 }
            return try source.draw(Generator(depth)) + 1
        }
        var source = ChoiceSource(bytes: Array(repeating: 1, count: 10_000))
        #expect(try depth(&source) == ChoiceSource.maximumDepth + 1)
    }

    @Test func `recursion that never draws is rejected`() {
        @Sendable func forever(_ source: inout ChoiceSource) throws(Rejection) -> Int {
            try source.draw(Generator(forever))
        }
        var source = ChoiceSource(seed: 0)
        #expect(throws: Rejection.self) { try forever(&source) }
    }

    @Test func `the span of a list's element begins with its 'one more' choice`() throws {
        var source = ChoiceSource(replaying: [1, 5, 1, 6, 0])
        let list = try Generator<Int>.integer(in: 0...9).array(count: 0...4).generate(from: &source)
        #expect(list == [5, 6])
        #expect(source.recording.spans.map(\.range) == [0..<2, 2..<4])
        #expect(source.recording.choices.count == 5)
    }

    @Test func `a list draws a 'one more' choice between its least and its greatest count`() throws {
        var source = ChoiceSource(replaying: [5, 1, 6])
        let list = try Generator<Int>.integer(in: 0...9).array(count: 1...2).generate(from: &source)
        #expect(list == [5, 6])
        #expect(source.recording.choices.map(\.bound) == [9, 1, 9, 0])
    }

    @Test func `deleting an element of a list of the greatest count leaves the next choices unchanged`()
        throws
    {
        let pair = zip(Generator<Int>.integer(in: 0...9).array(count: 0...2), .integer(in: 0...9))
        var source = ChoiceSource(replaying: [1, 5, 1, 6])
        _ = try pair.generate(from: &source)
        let last = try #require(source.recording.spans.last { $0.label == "element" })
        var values = source.recording.choices.map(\.value)
        values[values.count - 1] = 7
        values.removeSubrange(last.range)
        source = ChoiceSource(replaying: values)
        #expect(try pair.generate(from: &source) == ([5], 7))
    }

    @Test func `recorded choices can be followed by random ones`() {
        var source = ChoiceSource(replaying: [3], thenSeed: 5)
        var random = ChoiceSource(seed: 5)
        #expect(source.draw(upTo: 1_000) == 3)
        let rest = (0..<9).map { _ in source.draw(upTo: 1_000) }
        #expect(rest == (0..<9).map { _ in random.draw(upTo: 1_000) })
    }
}

@Suite struct DistributionTests {
    /// Random sources draw even numbers only.
    private static func draw(_ source: inout ChoiceSource) -> UInt64 {
        source.draw(upTo: 9, towards: 5) { bits in 2 * bits.uniform(upTo: 4) }
    }

    @Test(arguments: [true, false])
    func `a random source follows the distribution with and without recording`(isRecording: Bool) {
        var source = ChoiceSource(seed: 1, isRecording: isRecording)
        let drawn = Set((0..<200).map { _ in Self.draw(&source) })
        #expect(drawn == [0, 2, 4, 6, 8])
    }

    @Test func `other sources draw any number, and the target past their end`() {
        var recorded = ChoiceSource(replaying: [3])
        #expect(Self.draw(&recorded) == 3)
        #expect(Self.draw(&recorded) == 5)
        var bytes = ChoiceSource(bytes: [7])
        #expect(Self.draw(&bytes) == 7)
    }

    @Test func `a number past the bound is lowered to it`() {
        var source = ChoiceSource(seed: 1)
        #expect(source.draw(upTo: 9) { _ in 10 } == 9)
    }
}
