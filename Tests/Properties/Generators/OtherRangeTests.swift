import Generators
import Testing
import TestSupport

/// Half-open ranges, and counts that are one number.
@Suite struct OtherRangeTests {
    @Test func `a half-open range ends before its upper bound`() {
        #expect(Set(samples(of: .integer(in: 0..<3), count: 200)) == [0, 1, 2])
        #expect(Set(samples(of: Generator<UInt8>.integer(in: 254..<255), count: 9)) == [254])
        #expect(samples(of: .integer(in: Int.min..<Int.max), count: 200).allSatisfy { $0 < .max })
        expectMinimum(9, .integer(in: 0..<10)) { $0 < 9 }
        let numbers = samples(of: .double(in: 0..<1), count: 500)
        #expect(numbers.allSatisfy { (0..<1).contains($0) })
        #expect(numbers.contains(1.0.nextDown))
        #expect(Generator<Double>.double(in: 5..<7).simplest == 5)
    }

    @Test func `an empty range has no values, and says so`() {
        let report = search(Property(Generator<Int>.integer(in: 4..<4), id: "never") { _ in false })
        #expect(report.casesRun == 0)
        #expect("\(report)".contains("the range 4..<4 is empty"))
        #expect(Generator<Double>.double(in: 1..<1).simplest == nil)
    }

    @Test func `a count that is one number is the count of each value`() {
        #expect(Set(samples(of: Generator<Int>.integer.array(count: 3), count: 50).map(\.count)) == [3])
        #expect(Set(samples(of: .string(count: 4), count: 50).map(\.count)) == [4])
        #expect(Generator<String>.string(of: .digit, count: 4).simplest == "0000")
        #expect(Generator<Int>.integer.array(count: -1).simplest == [])
    }
}
