import Generators
import Testing
import TestSupport

@Suite struct EqualElementTests {
    @Test func `the elements of one array in 32 are equal`() {
        func share<Element: Equatable>(_ element: Generator<Element>) -> Double {
            let arrays = samples(of: element.array(count: 3...20), count: 10_000)
            let equal = arrays.count { array in array.allSatisfy { $0 == array[0] } }
            return Double(equal) / Double(arrays.count)
        }
        #expect((0.025...0.05).contains(share(Generator<Int>.integer)))
        #expect((0.025...0.04).contains(share(Generator<Double>.double(in: 0...1))))
        #expect((0.025...0.04).contains(share(.string(count: 3...9))))
        #expect((0.025...0.04).contains(share(Generator<Int>.integer(in: 0...9).array(count: 9...9))))
    }

    @Test func `arrays are the same with and without recording, and in a replay`() throws {
        func expectSame<Element: Equatable>(_ element: Generator<Element>) throws {
            let arrays = element.array(count: 0...9).array(count: 0...3)
            for seed in 0..<500 as Range<UInt64> {
                var plain = ChoiceSource(seed: seed)
                var recorded = ChoiceSource(seed: seed, isRecording: true)
                let value = try arrays.generate(from: &plain)
                #expect(try arrays.generate(from: &recorded) == value)
                var replayed = ChoiceSource(replaying: recorded.recording.choices)
                #expect(try arrays.generate(from: &replayed) == value)
            }
        }
        try expectSame(Generator<Int>.integer)
        try expectSame(Generator<Int>.integer(in: 0...99))
        try expectSame(Generator<Double>.double(in: -9...9))
        try expectSame(.string(count: 0...4))
        try expectSame(Generator<Int>.integer(in: 0...99).optional())
    }

    @Test func `a set draws different values, however many`() {
        let sets = samples(of: Generator<Int>.integer(in: 0...999).set(count: 20...40), count: 1_000)
        #expect(sets.count == 1_000)
    }
}
