import Generators
import Testing
import TestSupport

@Suite struct AssumptionTests {
    private static let digits = zip(Generator<Int>.integer(in: 0...9), .integer(in: 0...9))

    @Test func `a case whose assumption does not hold is discarded, and counted`() {
        let property = Property(Self.digits, id: "quotient") { number, divisor in
            try assume(divisor > 0)
            return number / divisor <= 9
        }
        let report = search(property)
        #expect(report.casesRun == 90)
        #expect(report.discards == 10)
        #expect("\(report)" == "all 90 cases checked, 10 discarded")
    }

    @Test func `an assumption holds for the minimum, and in a generator`() {
        let descending = Generator { source throws(Rejection) in
            let pair = try source.draw(Self.digits)
            try assume(pair.0 > pair.1)
            return [pair.0, pair.1]
        }
        expectMinimum([4, 0], descending) { $0[0] - $0[1] < 4 }
        #expect(samples(of: descending).allSatisfy { $0[0] > $0[1] })
    }

    @Test func `an assumption that never holds ends the search, with its reason`() {
        let never = Property(Self.digits, id: "never") { _, _ in
            try assume(false, "never so")
            return true
        }
        let text = "\(search(never, SearchSettings(cases: 1_000)))"
        #expect(text.contains("never so"), "\(text)")
    }
}
