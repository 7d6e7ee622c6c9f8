import Generators
import Testing
import TestSupport

@Suite struct GeneratorTests {
    @Test func `integers stay in their range, and attain both ends and the simplest value`() {
        for range in [
            -3...9, -1_000_000...7, 5...5, 1...Int(Int32.max), Int.min...Int.max, Int.min...Int.min + 2,
            3...Int.max,
        ] {
            let values = samples(of: .integer(in: range))
            #expect(values.allSatisfy(range.contains))
            let simplest = min(max(0, range.lowerBound), range.upperBound)
            for wanted in [range.lowerBound, range.upperBound, simplest] {
                #expect(values.contains(wanted), "\(wanted) of \(range)")
            }
            #expect(Generator.integer(in: range).simplest == simplest)
        }
    }

    @Test func `integers of eight bits and of unsigned words attain their ends`() {
        #expect(Set(samples(of: .integer, count: 20_000)) == Set(Int8.min...Int8.max))
        #expect(Set(samples(of: .integer)).isSuperset(of: [UInt64.min, UInt64.max]))
        #expect(Set(samples(of: .integer(in: 1...Int32.max))).isSuperset(of: [1, Int32.max]))
    }

    @Test func `integers shrink towards the given value`() {
        #expect(Generator<Int>.integer(in: 1...9, towards: 5).simplest == 5)
        #expect(Generator<Int>.integer(in: 1...9, towards: 50).simplest == 9)
    }

    @Test func `wide integers are often equal or close to earlier ones`() {
        let pairs = samples(of: Generator<Int>.integer.array(count: 2...2))
        let distances = pairs.map { $0[0].subtractingReportingOverflow($0[1]).partialValue }
        #expect(distances.contains { $0 == 0 })
        #expect(distances.contains { abs($0 / 2) == 0 && $0 != 0 })
    }

    @Test func `wide integers attain every magnitude`() {
        let digits = Set(samples(of: Generator<UInt64>.integer, count: 20_000).map(\.leadingZeroBitCount))
        #expect(digits == Set(0...64))
    }

    @Test func `arrays attain their least and greatest count`() {
        let counts = Set(samples(of: Generator.boolean.array(count: 2...9)).map(\.count))
        #expect(counts == Set(2...9))
        #expect(
            samples(of: Generator.boolean.array(count: 0...Int.max), count: 300).map(\.count).max() == 1_024)
        let empty = samples(of: Generator.boolean.array(count: -5 ... -1), count: 9)
        #expect(empty == Array(repeating: [], count: 9))
    }

    @Test func `an array that needs more elements than there are draws is rejected`() {
        var source = ChoiceSource(seed: 1)
        #expect(throws: Rejection.self) {
            try Generator.always(1).array(count: Int.max...Int.max).generate(from: &source)
        }
    }

    @Test func `a quarter of optionals are nil`() {
        let absent = samples(of: Generator.boolean.optional(), count: 4_000).count { $0 == nil }
        #expect((850...1_150).contains(absent))
    }

    @Test func `a Boolean of probability 0 or NaN is false and one of probability 1 is true in every source`()
    {
        var source = ChoiceSource(bytes: [1, 1, 1, 0])
        let flips = [0, -.infinity, .nan, 1, .infinity, 0.01].map { source.flip($0) }
        #expect(flips == [false, false, false, true, true, true])
    }

    @Test func `a filter generates accepted values only`() {
        let even = samples(of: Generator<Int>.integer(in: 0...99).filter { $0.isMultiple(of: 2) })
        #expect(even.count > 1_600)
        #expect(even.allSatisfy { $0.isMultiple(of: 2) })
    }

    @Test func `a filter that never accepts rejects in bounded time`() {
        #expect(samples(of: Generator<Int>.integer.filter { _ in false }).isEmpty)
    }

    @Test func `flatMap draws the second value from the generator of the first`() {
        let pairs = samples(
            of:
                Generator<Int>.integer(in: 0...9).flatMap { low in
                    Generator<Int>.integer(in: low...9).map { (low, $0) }
                })
        #expect(pairs.allSatisfy { $0 <= $1 })
        #expect(Set(pairs.map(\.1)) == Set(0...9))
    }

    @Test func `zip draws one value of each generator`() {
        let triple = zip(Generator<Int>.integer(in: 1...2), .boolean, .element(of: "a", "b"))
        let seen = Set(samples(of: triple).map { "\($0)\($1)\($2)" })
        #expect(seen.count == 8)
        #expect(triple.simplest.map { "\($0)" } == "(1, false, \"a\")")
    }

    @Test func `recursion attains its depth and does not exceed it`() {
        let nested = Generator<Int>.recursive(leaf: .always(0), depth: 4) { smaller in
            zip(smaller, smaller).map { max($0, $1) + 1 }
        }
        #expect(Set(samples(of: nested)) == Set(0...4))
        #expect(nested.simplest == 0)
    }
}
