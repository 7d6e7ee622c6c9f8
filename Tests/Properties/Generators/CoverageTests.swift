import Generators
import Testing

@Suite struct CoverageTests {
    private static let percent = Generator<Double> { source throws(Rejection) in
        Double(source.pick(upTo: 999_999)) / 10_000
    }

    private static func requirement(_ share: Double, below limit: Double) -> Property<Double> {
        Property(percent, id: "any") { _ in true }.observing(.cover("small", atLeast: share) { $0 < limit })
    }

    private static func coverage(
        of property: Property<Double>, cases: Int = 1_000, seed: UInt64 = 0
    ) throws -> Coverage {
        try #require(
            search(property, SearchSettings(cases: cases, seed: seed)).statistics.coverage.first)
    }

    @Test(arguments: [(12, 1_000), (0, 10), (10, 10), (1, 3), (499_990, 1_000_000)])
    func `the ends of an interval satisfy the score equation`(
        count: Int, total: Int
    ) {
        for z in [1.0, 1.96, 3, 4.891638] {
            let interval = WilsonInterval(count, of: total, deviations: z)
            let share = Double(count) / Double(total)
            #expect(interval.lower <= share && share <= interval.upper)
            for end in [interval.lower, interval.upper] where end != share {
                // The score equation: the squared distance is z² variances of a sample with that true share.
                let distance = (share - end) * (share - end)
                let variance = end * (1 - end) / Double(total)
                #expect(abs(distance / (z * z * variance) - 1) < 1e-5, "\(end) of \(count) in \(total)")
            }
            #expect((interval.lower == share) == (count == 0))
            #expect((interval.upper == share) == (count == total))
        }
    }

    @Test func `the interval of an empty sample is 0 to 1, and that of no deviation is the share`() {
        let nothing = WilsonInterval(0, of: 0, deviations: 2)
        #expect(nothing.lower == 0 && nothing.upper == 1)
        let none = WilsonInterval(3, of: 10, deviations: 0)
        #expect(none.lower == 0.3 && none.upper == 0.3)
    }

    @Test func `a share far above the requirement meets it in the requested cases`() throws {
        let report = search(Self.requirement(0.05, below: 20))
        #expect(report.statistics.coverage.map(\.verdict) == [.met])
        #expect(report.casesRun == 1_000)
        #expect(report.isClean)
    }

    @Test func `a share far below the requirement misses it, and the report is not clean`() throws {
        let report = search(Self.requirement(0.2, below: 5))
        let coverage = try #require(report.statistics.coverage.first)
        #expect(coverage.verdict == .missed)
        #expect(!report.isClean)
        #expect(report.counterexamples.isEmpty)
        #expect(report.casesRun == 1_000)
    }

    @Test func `a share near the requirement doubles the number of cases`() throws {
        let report = search(Self.requirement(0.05, below: 5.5))
        #expect(report.statistics.coverage.map(\.verdict) == [.met])
        #expect([2, 4, 8, 16, 32].map { $0 * 1_000 }.contains(report.casesRun))
    }

    @Test func `a share between the tolerated and the required one misses it, given enough cases`() throws {
        let missed = try Self.coverage(of: Self.requirement(0.5, below: 47.5), cases: 2_000)
        #expect(missed.verdict == .missed && missed.total > 2_000)
    }

    @Test func `a share equal to the tolerated one stays undecided`() throws {
        let report = search(Self.requirement(0.05, below: 4.75), SearchSettings(cases: 100))
        #expect(report.statistics.coverage.map(\.verdict) == [.undecided])
        #expect(report.casesRun == 3_200)
        #expect(report.isClean)
    }

    @Test func `a search with a counterexample runs no more cases for a requirement`() {
        let property = Property(Self.percent, id: "half") { $0 < 50 }
            .observing(.cover("small", atLeast: 0.05) { $0 < 5.2 })
        #expect(search(property, SearchSettings(cases: 200)).casesRun == 200)
    }

    @Test func `a true share slightly above the requirement is not missed in 200 runs`() throws {
        for seed in 0..<200 as Range<UInt64> {
            let property = Self.requirement(0.5, below: 52)
            #expect(try Self.coverage(of: property, cases: 20, seed: seed).verdict != .missed)
        }
    }

    @Test func `case 0 is not part of the sample`() throws {
        let zero = Property(Self.percent, id: "any") { _ in true }
            .observing(.cover("zero", atLeast: 0) { $0 == 0 })
        let coverage = try Self.coverage(of: zero, cases: 50)
        #expect(coverage.count == 0)
        #expect(coverage.total < 50)
        #expect(coverage.verdict == .met)
    }

    @Test func `the description has the count, the bound and the verdict`() throws {
        func line(_ share: Double, below limit: Double, cases: Int) throws -> String {
            "\(try Self.coverage(of: Self.requirement(share, below: limit), cases: cases))"
        }
        #expect(
            try line(0.5, below: 5, cases: 1_000).hasSuffix(
                "with confidence 0.999999: less than the 50% required"))
        #expect(
            try line(0.05, below: 50, cases: 1_000).hasSuffix(
                "with confidence 0.999999: enough for the 5% required"))
        #expect(
            try line(0.05, below: 4.75, cases: 1).hasSuffix(
                "with confidence 0.999999: too few cases to tell from the 5% required"))
    }
}
