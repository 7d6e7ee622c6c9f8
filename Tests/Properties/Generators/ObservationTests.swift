import Generators
import Synchronization
import Testing

@Suite struct ObservationTests {
    private static let list = Generator<Int>.integer(in: 0...9).array(count: 0...40)

    @Test func `labels are counted for all cases except discarded ones`() throws {
        let property = Property(Self.list) { list -> [Failure] in
            if list.count == 3 { throw Rejection("not three") }
            return []
        }.observing(.label("length") { "\($0.count)" })
        let report = search(property, SearchSettings(cases: 2_000))
        let histogram = try #require(report.statistics.histograms.first)
        #expect(histogram.name == "length")
        #expect(histogram.total == 2_000)
        #expect(Set(histogram.counts.keys) == Set((0...40).map { "\($0)" }).subtracting(["3"]))
        #expect(histogram.commonest.first?.label == "0")
        #expect(report.discards > 0)
    }

    @Test func `classes are counted for all cases, including failing ones`() throws {
        let property = Property(Self.list, id: "short") { $0.count < 20 }
            .observing(.classify("long") { $0.count >= 20 }, .classify("any") { _ in true })
        let report = search(property, SearchSettings(cases: 1_000))
        let shares = report.statistics.shares
        #expect(shares.map(\.name) == ["long", "any"])
        #expect(shares.map(\.total) == [1_000, 1_000])
        #expect((50...600).contains(shares[0].count))
        #expect(shares[1].count == 1_000)
    }

    @Test func `nothing is observed while shrinking`() {
        let asked = Mutex<Int>(0)
        let property = Property(Self.list, id: "sum") { $0.reduce(0, +) < 30 }
            .observing(
                .label("asked") { _ in
                    asked.withLock {
                        $0 += 1; return ""
                    }
                })
        let report = search(property, SearchSettings(cases: 300))
        #expect(report.counterexamples.first.map { $0.executions > 0 } == true)
        #expect(asked.withLock { $0 } == 300)
    }

    @Test func `labels beyond the limit are counted together`() throws {
        let property = Property(Generator<Int>.integer, id: "any") { _ in true }
            .observing(.label("number") { "\($0)" })
        let report = search(property, SearchSettings(cases: 3_000))
        let histogram = try #require(report.statistics.histograms.first)
        #expect(histogram.counts.count == Histogram.maximumLabels)
        #expect(histogram.others > 0)
        #expect(histogram.total == 3_000)
    }

    @Test func `labels are listed by descending count`() throws {
        let number = Generator<Int>.integer(in: 0...9).map { $0 == 0 ? "a" : $0 < 4 ? "b" : "c" }.array(
            count: 9...9)
        let property = Property(number, id: "any") { _ in true }.observing(.label("first") { $0[0] })
        let histogram = try #require(search(property).statistics.histograms.first)
        #expect(histogram.commonest.map(\.label) == ["c", "b", "a"])
        #expect(histogram.commonest.map(\.count) == ["c", "b", "a"].map { histogram.counts[$0] })
    }

    @Test func `each statistic is one line, the most frequent label first`() {
        let property = Property(Generator<Int>.integer(in: 1...3), id: "any") { _ in true }
            .observing(.classify("two") { $0 == 2 }, .label("odd") { $0 % 2 == 1 ? "yes" : "no" })
        #expect(
            "\(search(property, SearchSettings(cases: 3)).statistics)".split(separator: "\n").map {
                String($0.prefix { $0 != ":" })
            } == ["odd", "two"])
        let wide = Property(Generator<Int>.integer(in: 0...99).array(count: 20...20), id: "any") { _ in true }
            .observing(.label("first") { "\($0[0])" })
        let line = "\(search(wide, SearchSettings(cases: 2_000)).statistics)"
        #expect(line.contains(" 88 others "))
        #expect(line.filter { $0 == "," }.count == 12)
    }
}
