import Testing
import TestSupport

@testable import Generators

@Suite struct DoubleDistributionTests {
    static let ranges: [ClosedRange<Double>] = [
        0...1, -1...1, 100.001...100.002, 0...1_000, -1e6...1e6, 0.25...0.75, -1e300...1e300,
        -.infinity ... .infinity,
    ]

    @Test(arguments: ranges)
    func `at most a third are an end, whole or of few binary digits after the point`(
        range: ClosedRange<Double>
    ) {
        let numbers = samples(of: .double(in: range), count: 10_000)
        let simple = numbers.count { number in
            number == range.lowerBound || number == range.upperBound
                || (number * 256).rounded() == number * 256
        }
        #expect(simple * 3 < numbers.count)
        #expect(Set(numbers).count * 2 > numbers.count)
    }

    @Test(arguments: ranges.filter { $0.upperBound < 1e300 })
    func `a quarter are spread over the range by value`(range: ClosedRange<Double>) {
        let length = range.upperBound - range.lowerBound
        var tenths = [Int](repeating: 0, count: 10)
        for number in samples(of: .double(in: range), count: 10_000) where number < range.upperBound {
            tenths[min(Int((number - range.lowerBound) / length * 10), 9)] += 1
        }
        #expect(tenths.allSatisfy { $0 > 250 }, "\(tenths)")
    }

    @Test func `as many are spread over the magnitudes of the distance from zero and from the ends`() {
        let numbers = samples(of: .double(in: 0...1), count: 10_000)
        for exponent in -50 ... -1 {
            #expect(numbers.contains { $0.exponent == exponent }, "2^\(exponent)")
            #expect(exponent < -16 || numbers.contains { (1 - $0).exponent == exponent }, "1 - 2^\(exponent)")
        }
        #expect(numbers.count { 0 < $0 && $0 < 0x1p-10 } > 1_000)
        #expect((350...700).contains(numbers.count { 0 < $0 && $0 < 0x1p-100 }))
        #expect(numbers.contains { $0.isSubnormal })
        let far = samples(of: .double(in: 1_000...1_000.5), count: 10_000)
        #expect(far.contains { 1_000 < $0 && $0 < 1_000 + 0x1p-30 })
        #expect(far.contains { 1_000.5 - 0x1p-30 < $0 && $0 < 1_000.5 })
    }

    @Test func `most of all numbers are neither tiny nor huge`() {
        let numbers = samples(of: Generator<Double>.double, count: 10_000).filter(\.isFinite)
        let usual = numbers.count { $0 == 0 || (0x1p-24...0x1p25).contains($0.magnitude) }
        #expect(usual * 2 > numbers.count)
        #expect(numbers.contains { $0.magnitude > 1e200 && $0.magnitude < 1e300 })
        #expect(numbers.contains { $0 != 0 && $0.magnitude < 1e-200 && !$0.isSubnormal })
    }

    @Test func `one in ten is equal to an earlier number, its negative, or near it`() {
        let number = Generator<Double>.double(in: -1...1)
        let pair: Generator<(Double, Double)> = zip(number, number)
        let pairs = samples(of: pair, count: 10_000).filter { ($0.0 * 256).rounded() != $0.0 * 256 }
        let share = 1.0 / Double(pairs.count)
        #expect((0.03...0.07).contains(share * Double(pairs.count { $0 == $1 })))
        #expect((0.015...0.035).contains(share * Double(pairs.count { $0 == -$1 })))
        #expect((0.015...0.045).contains(share * Double(pairs.count { $0 != $1 && abs($0 - $1) < 1e-15 })))
    }

    @Test(arguments: DoubleTests.ranges + ranges)
    func `a number is of the simplest kind that has it`(range: ClosedRange<Double>) throws {
        let generator = Generator<Double>.double(in: range)
        for seed in 0..<1_000 as Range<UInt64> {
            var source = ChoiceSource(seed: seed, isRecording: true)
            let number = try generator.generate(from: &source)
            let choices = source.recording.choices
            var replayed = ChoiceSource(replaying: choices)
            #expect(try generator.generate(from: &replayed).bitPattern == number.bitPattern)
            #expect(replayed.recording.choices == choices)
            let whole = WholeDoubles(in: range)[choices[1].value].value
            for kind in 0..<choices[0].value {
                let digits: UInt64 = kind == 0 ? 0 : 1 << (kind - 1)
                let numerator = UInt64((number - whole) * Double(1 << digits as UInt64))
                var simpler = ChoiceSource(replaying: [kind, choices[1].value, numerator])
                #expect(try generator.generate(from: &simpler) != number, "\(number), kind \(kind)")
            }
        }
    }

    @Test func `the points of a grid are drawn as integers are`() throws {
        let thirds = samples(of: try .double(in: 0...1, denominator: 3), count: 10_000)
        for third in [0, 1.0 / 3, 2.0 / 3, 1] {
            #expect((2_000...3_000).contains(thirds.count { $0 == third }), "\(third)")
        }
    }
}
