import Testing
import TestSupport

@testable import Generators

@Suite struct DoubleTests {
    static let ranges: [ClosedRange<Double>] = [
        -1...3, 0.25...0.75, -0.0...0.0, 1e300...1.5e300, -1e-300...1e-300, -.infinity ... .infinity,
        0.1...0.1, 2...2.5, 0.0...0.0, 1...(1.0).nextUp, (-1.0).nextDown ... -1, 0 ... .infinity,
        0...Double.leastNonzeroMagnitude, -.infinity ... -5, .infinity ... .infinity,
        -.infinity ... -.infinity, Double.greatestFiniteMagnitude ... .infinity, -0x1p-1030...1e-300,
        -5 ... -0.0, 100.001...100.002,
    ]

    @Test(arguments: ranges) func `doubles stay in their range and attain both ends`(
        range: ClosedRange<Double>
    ) {
        let values = samples(of: .double(in: range))
        #expect(values.allSatisfy(range.contains))
        #expect(values.contains(range.lowerBound))
        #expect(values.contains(range.upperBound))
    }

    @Test func `the simplest double is the one nearest to zero`() {
        #expect(Generator<Double>.double(in: -1...3).simplest == 0)
        #expect(Generator<Double>.double(in: 2.5...3).simplest == 2.5)
        #expect(Generator<Double>.double(in: -9 ... -7).simplest == -7)
    }

    @Test func `a large double shrinks to a whole number`() {
        expectMinimum(101, .double(in: -1e6...1e6)) { $0 <= 100 }
    }

    @Test func `a double between whole numbers shrinks to few binary digits`() {
        expectMinimum(0.5, .double(in: 0...10)) { $0 == $0.rounded() }
        expectMinimum(3.25, .double(in: 0...10)) { $0 <= 3.125 || $0 >= 3.375 }
    }

    @Test func `from 2^53 on, every number is whole, and the nearest to zero is simplest`() {
        expectMinimum(1e300, .double(in: -.infinity ... .infinity)) { $0 < 1e300 }
        expectMinimum(-1e16, .double(in: -1e17 ... -1)) { $0 > -1e16 }
        expectMinimum(0x1p53, .double) { !$0.isFinite || $0 < 0 || $0 + 1 != $0 }
        expectMinimum(1.25e300, .double(in: 1e300...1.5e300)) { $0 < 1.25e300 }
    }

    @Test func `the position of a whole number is that of the double, and neighbours differ by one`() {
        for number in [0, 1, -1, 0x1p53 - 1, 0x1p53, 0x1p53 + 2, -0x1p60, 1e300, .infinity, -.infinity] {
            #expect(WholeDouble(notAbove: number).value == number)
        }
        #expect(WholeDouble(notAbove: -0.5).value == -1)
        #expect(WholeDouble(notAbove: 2.75).value == 2)
        let last = WholeDouble(notAbove: 0x1p53 - 1)
        #expect(WholeDouble(position: last.position + 2).value == 0x1p53 + 2)
        #expect(WholeDouble(notAbove: 0x1p53).isPast2To53 && !last.isPast2To53)
    }
}
