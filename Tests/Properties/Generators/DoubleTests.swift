import Generators
import Testing
import TestSupport

@Suite struct DoubleTests {
    static let ranges: [ClosedRange<Double>] = [
        -1...3, 0.25...0.75, -0.0...0.0, 1e300...1.5e300, -1e-300...1e-300, -.infinity ... .infinity,
        0.1...0.1, 2...2.5,
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

    @Test func `beyond 2^53 the end of the range is simplest`() {
        expectMinimum(.infinity, .double(in: -.infinity ... .infinity)) { $0 < 1e300 }
    }
}
