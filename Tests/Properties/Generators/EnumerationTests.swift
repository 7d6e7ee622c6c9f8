import Generators
import Synchronization
import Testing

@Suite struct EnumerationTests {
    /// The values that an enumeration checks, in order.
    static func visited<Value: Sendable>(
        _ generator: Generator<Value>, atMost limit: Int = 10_000
    ) -> (values: [Value], report: SearchReport<Value>) {
        let values = Mutex<[Value]>([])
        let report = enumerate(
            Property(generator, id: "any") { value in
                values.withLock { $0.append(value) }
                return true
            }, atMost: limit)
        return (values.withLock { $0 }, report)
    }

    @Test func `twelve bits are 4,096 cases, each checked once, the simplest first`() {
        let (values, report) = Self.visited(Generator.boolean.array(count: 12...12))
        #expect(Set(values).count == 4_096)
        #expect(values.count == 4_096)
        #expect(values.first == Array(repeating: false, count: 12))
        #expect(report.casesRun == 4_096)
        #expect(report.ending == .exhausted)
        #expect(report.isClean)
        #expect("\(report)" == "all 4,096 cases checked")
    }

    @Test func `integers come in order of simplicity`() {
        #expect(Self.visited(.integer(in: -2...4)).values == [0, 1, -1, 2, -2, 3, 4])
    }

    @Test func `lists of every length are enumerated`() {
        let (values, _) = Self.visited(Generator<Int>.integer(in: 0...2).array(count: 1...3))
        #expect(values.count == 3 + 9 + 27)
        #expect(Set(values).count == values.count)
    }

    @Test func `each tree is enumerated once`() {
        let tree = Generator<String>.recursive(leaf: .element(of: "a", "b"), depth: 2) { smaller in
            zip(smaller, smaller).map { "(\($0)\($1))" }
        }
        let (values, report) = Self.visited(tree)
        // Two leaves; with one level 2 + 2² = 6 trees; with two levels 2 + 6² = 38.
        #expect(values.count == 38)
        #expect(Set(values).count == 38)
        #expect(report.ending == .exhausted)
    }

    @Test func `dependent choices are enumerated for each value of the first one`() {
        let (values, _) = Self.visited(
            Generator<Int>.integer(in: 0...3).flatMap { count in
                Generator<Int>.integer(in: 0...count).array(count: count...count)
            })
        #expect(values.count == 1 + 2 + 9 + 64)
        #expect(Set(values).count == values.count)
    }

    @Test func `refused values are discarded, and accepted ones are enumerated once`() {
        let (values, report) = Self.visited(Generator<Int>.integer(in: 0...9).filter { $0.isMultiple(of: 2) })
        #expect(values == [0, 2, 4, 6, 8])
        #expect(report.casesRun == 5)
        #expect(report.discards == 5)
        #expect("\(report)" == "all 5 cases checked, 5 discarded")
    }

    @Test func `an enumeration that reaches its limit reports so`() {
        let (values, report) = Self.visited(.integer(in: 0...99), atMost: 10)
        #expect(values == Array(0...9))
        #expect(report.ending == .limitReached)
        #expect(!report.isClean)
        #expect("\(report)" == "only the first 10 cases checked")
        #expect(Self.visited(.integer(in: 0...9), atMost: 10).report.ending == .exhausted)
        #expect(Self.visited(.integer(in: 0...9), atMost: -1).report.casesRun == 0)
    }

    @Test func `a property of a generator without values is not reported to hold`() {
        let report = Self.visited(Generator<Int>.integer(in: 0...9).filter { _ in false }).report
        #expect(report.ending == .tooManyDiscards)
        #expect(report.discards == 10)
    }

    @Test func `each failure of an enumeration is shrunk separately`() {
        let pair = zip(Generator<Int>.integer(in: 0...30), .integer(in: 0...30)).map { [$0, $1] }
        let property = Property(pair) { pair in
            (pair[1] - pair[0] > 10 ? [Failure(id: "apart", message: "")] : [])
                + (pair[0] > 4 ? [Failure(id: "large", message: "")] : [])
        }
        let report = enumerate(property, atMost: 1_000)
        #expect(report.casesRun == 961)
        #expect(report.ending == .exhausted)
        #expect(!report.isClean)
        #expect(report.counterexamples.map(\.value) == [[0, 11], [5, 0]])
        #expect(report.counterexamples.map(\.caseIndex) == [11, 155])
    }

    @Test func `an enumeration ends when all ids are found, and when it is cancelled`() {
        let property = Property(Generator<Int>.integer(in: 0...99), id: "small") { $0 < 7 }
        var settings = SearchSettings()
        settings.stopWhenFound = ["small"]
        #expect(enumerate(property, atMost: 1_000, settings).ending == .allFound)
        settings.isCancelled = { true }
        #expect(enumerate(property, atMost: 1_000, settings).ending == .cancelled)
    }
}

@Suite struct SmallSpaceTests {
    private static func report<Value>(_ generator: Generator<Value>, cases: Int) -> SearchReport<Value> {
        search(Property(generator, id: "any") { _ in true }, SearchSettings(cases: cases))
    }

    @Test func `a search of few values checks each once`() {
        let bits = Generator.boolean.array(count: 0...8)
        #expect(Self.report(bits, cases: 511).ending == .exhausted)
        #expect(Self.report(bits, cases: 511).casesRun == 511)
        #expect(Self.report(bits, cases: 510).ending == .allCasesRun)
        #expect(Self.report(bits, cases: 510).casesRun == 510)
        #expect(Self.report(.integer(in: 1...1_000), cases: 1_000).ending == .exhausted)
        #expect(Self.report(.always(7), cases: 1_000).casesRun == 1)
        #expect(Self.report(Generator.always(7).array(count: 0...50), cases: 100).casesRun == 51)
    }

    @Test func `one wide alternative makes a generator large, and uneven alternatives do not`() {
        let mostlySmall = Generator<Int>.oneOf(.always(0), .always(1), .always(2), .integer)
        #expect(Self.report(mostlySmall, cases: 1_000).ending == .allCasesRun)
        let lopsided = Generator<Int>.oneOf(.integer(in: 0...900), .always(1), .always(2), .always(3))
        #expect(Self.report(lopsided, cases: 904).ending == .exhausted)
    }

    @Test func `a large generator is recognised in a few generations`() {
        let generations = Mutex<Int>(0)
        func count<Value>(_ generator: Generator<Value>, cases: Int) -> Int {
            generations.withLock { $0 = 0 }
            let counted = Generator { source throws(Rejection) in
                generations.withLock { $0 += 1 }
                return try source.draw(generator)
            }
            var settings = SearchSettings(cases: cases)
            settings.isCancelled = { true }
            _ = search(Property(counted, id: "any") { _ in true }, settings)
            return generations.withLock { $0 }
        }
        #expect(count(Generator<Int>.integer, cases: 1_000) == 1)
        #expect(count(Generator<Int>.integer(in: 0...1_000).array(), cases: 1_000) <= 2)
        #expect(count(Generator.boolean.array(), cases: 1_000_000) <= 4)
        #expect(count(.integer(in: 0...1_000_000), cases: 1_000) <= 3)
        #expect(count(Generator<Int>.integer, cases: .max) == 1)
    }

    @Test func `in an enumeration one case of a class meets a coverage requirement`() throws {
        let number = try Generator<Int>.weighted([(99, .always(1)), (1, .always(2))])
        let report = search(
            Property(number, id: "any") { _ in true }.observing(
                .cover("one", atLeast: 0.9) { $0 == 1 }, .cover("three", atLeast: 0.01) { $0 == 3 }))
        let coverage = report.statistics.coverage
        #expect(coverage.map(\.verdict) == [.met, .missed])
        #expect(coverage.map(\.interval.lower) == [0.5, 0])
        #expect(
            "\(report.statistics)" == """
                one: 1 of 2 (50%), which is all cases there are: covered
                three: 0 of 2 (0%), which is all cases there are: not covered
                """)
        #expect(!report.isClean)
    }

    @Test func `an incomplete enumeration is not a sample`() {
        let property = Property(Generator<Int>.integer(in: 0...9_999), id: "any") { _ in true }
            .observing(.cover("small", atLeast: 0.9) { $0 < 500 })
        let coverage = enumerate(property, atMost: 400).statistics.coverage
        #expect(coverage.map(\.verdict) == [.undecided])
        #expect(coverage.map(\.total) == [0])
    }
}
