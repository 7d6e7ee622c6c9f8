import Generators
import Testing
import TestSupport

@Suite struct DoubleSpecialsTests {
    @Test func `all kinds of finite doubles are drawn, and each special value`() {
        let numbers = samples(of: Generator<Double>.double, count: 10_000)
        let greatest = Double.greatestFiniteMagnitude
        for wanted in [0, 1, 0.5, 0x1p53, 0x1p63, greatest, -greatest, .infinity, -.infinity, (1.0).nextUp] {
            #expect(numbers.contains(wanted), "\(wanted)")
        }
        #expect(numbers.contains { $0.isZero && $0.sign == .minus })
        #expect(numbers.contains { $0.isNaN && !$0.isSignalingNaN })
        #expect(numbers.contains { $0.isSignalingNaN })
        #expect(numbers.contains { $0.isSubnormal && $0.significandWidth > 1 })
        #expect(numbers.contains(-.leastNonzeroMagnitude))
        #expect((150...330).contains(numbers.count { !$0.isFinite }))
    }

    @Test func `whole numbers are simpler than fractions, and finite numbers simpler than infinities`() {
        expectMinimum(0, .double) { _ in false }
        expectMinimum(101, .double) { !($0 > 100) }
        expectMinimum(0.5, .double) { $0 == $0.rounded() || !$0.isFinite }
        expectMinimum(.infinity, .double) { !$0.isInfinite }
        expectMinimum(true, Generator<Double>.double.map(\.isNaN)) { !$0 }
        expectMinimum(true, Generator<Double>.double.map { $0.isZero && $0.sign == .minus }) { !$0 }
    }

    @Test func `special numbers are drawn in addition to a range, and are less simple than its numbers`() {
        let share = Generator<Double>.double(in: 0...1, including: [.infinity, -7])
        let numbers = samples(of: share)
        #expect(Set(numbers.filter { !(0...1).contains($0) }) == [.infinity, -7])
        #expect(share.simplest == 0)
        expectMinimum(0.5, share) { $0 == 0 || $0 == 1 }
        expectMinimum(.infinity, share) { (0...1).contains($0) }
        expectMinimum(-7, share) { $0 >= 0 }
    }

    @Test func `a range without special numbers draws one of eight kinds`() throws {
        var source = ChoiceSource(seed: 3, isRecording: true)
        _ = try Generator<Double>.double(in: 0...9).generate(from: &source)
        #expect(source.recording.choices.first?.bound == 7)
    }

    @Test func `all numbers within a distance of the boundary values are drawn, the nearest first`() throws {
        let near = try Generator<Double>.double(near: [0.5, 8], ulps: 1)
        #expect(
            everyValue(of: near) == [0.5, 8, (0.5).nextUp, (8.0).nextUp, (0.5).nextDown, (8.0).nextDown])
    }

    @Test func `the two zeros are neighbours, and no number is past an infinity`() throws {
        let zero = everyValue(of: try Generator<Double>.double(near: [0])).map { "\($0)" }
        #expect(zero == ["0.0", "5e-324", "-0.0", "1e-323", "-5e-324"])
        let infinity = everyValue(of: try Generator<Double>.double(near: [.infinity], ulps: 1))
        #expect(infinity == [.infinity, .infinity, .greatestFiniteMagnitude])
        let far = samples(of: try .double(near: [0], ulps: .max))
        #expect(far.allSatisfy { $0 == $0 } && far.contains(-.infinity) && far.contains(.infinity))
    }

    @Test func `invalid boundary values are errors`() {
        #expect(throws: GeneratorError.nothingToChooseFrom) { try Generator<Double>.double(near: []) }
        #expect(throws: GeneratorError.landmarkNotANumber(index: 1)) {
            try Generator<Double>.double(near: [0, .nan])
        }
        #expect(throws: GeneratorError.negativeDistance(-1)) {
            try Generator<Double>.double(near: [0], ulps: -1)
        }
    }
}

@Suite struct FractionTests {
    @Test(arguments: [1, 2, 3, 7, 64]) func `all fractions in a range are drawn, each as the nearest number`(
        denominator: Int
    ) throws {
        for range in [-2...1, 0.3...0.7, -0.51...4, 1.0 / 3...2.0 / 3, 2.0...2.0] as [ClosedRange<Double>] {
            let all = (-300...300).map { Double($0) / Double(denominator) }.filter(range.contains)
            guard !all.isEmpty else {
                #expect(throws: GeneratorError.noFraction(denominator: denominator, in: range)) {
                    try Generator.double(in: range, denominator: denominator)
                }
                continue
            }
            let grid = try Generator.double(in: range, denominator: denominator)
            #expect(Set(everyValue(of: grid)) == Set(all), "\(range)")
            let drawn = samples(of: grid, count: 500)
            #expect(drawn.contains(all[0]) && drawn.contains(all[all.count - 1]), "\(range)")
        }
    }

    @Test func `whole numbers come first`() throws {
        #expect(try everyValue(of: Generator.double(in: -1...1, denominator: 2)) == [0, 1, -1, 0.5, 1, -0.5])
        expectMinimum(2, try .double(in: 0...320, denominator: 3)) { $0 <= 1.5 }
        expectMinimum(100 + 1.0 / 3, try .double(in: 0...320, denominator: 3)) {
            $0 < 100 || $0 == $0.rounded()
        }
    }

    @Test func `a range past the grid is an error, and an unbounded one ends with the grid`() throws {
        #expect(throws: GeneratorError.self) { try Generator.double(in: 1e300...1e301, denominator: 2) }
        #expect(throws: GeneratorError.self) { try Generator.double(in: -1e301 ... -1e300, denominator: 2) }
        let grid = samples(of: try .double(in: -.infinity ... .infinity, denominator: 4))
        #expect(grid.min() == -0x1p51)
        #expect(grid.max() == 0x1p51)
    }

    @Test func `an invalid denominator is an error`() {
        for denominator in [0, -3, .max] {
            #expect(throws: GeneratorError.unusableDenominator(denominator)) {
                try Generator.double(in: 0...1, denominator: denominator)
            }
        }
    }
}
