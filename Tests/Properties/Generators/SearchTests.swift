import Generators
import Testing

@Suite struct SearchTests {
    static let list = Generator<Int>.integer(in: 0...1_000).array()
    static let small = Property(list, id: "small") { $0.reduce(0, +) < 100 }

    @Test func `a property that holds runs every case`() {
        let report = search(Property(Self.list, id: "count") { $0.count >= 0 }, SearchSettings(cases: 500))
        #expect(report.casesRun == 500)
        #expect(report.isClean)
    }

    @Test func `the same seed gives the same report`() {
        let reports = (0..<2).map { _ in search(Self.small, SearchSettings(seed: 5)) }
        #expect(reports[0].counterexamples[0].choices == reports[1].counterexamples[0].choices)
        #expect(reports[0].counterexamples[0].caseIndex == reports[1].counterexamples[0].caseIndex)
        #expect(reports[0].counterexamples[0].executions == reports[1].counterexamples[0].executions)
        #expect(reports[0].casesRun == reports[1].casesRun)
    }

    @Test func `case 0 is the simplest value`() {
        let report = search(Property(Self.list, id: "empty") { !$0.isEmpty })
        #expect(report.counterexamples[0].caseIndex == 0)
        #expect(report.counterexamples[0].value == [])
    }

    @Test func `a failing case can be made again alone`() throws {
        let report = search(Self.small, SearchSettings(seed: 8))
        var source = ChoiceSource(seed: 8, caseIndex: report.counterexamples[0].caseIndex)
        #expect(try Self.list.generate(from: &source).reduce(0, +) >= 100)
    }

    @Test func `several bugs are found in one run and shrunk apart`() {
        let property = Property(Generator<Int>.integer(in: 0...10_000)) { number in
            (number >= 77 ? [Failure(id: "large", message: "\(number)")] : [])
                + (number % 2 == 1 ? [Failure(id: "odd", message: "\(number)")] : [])
        }
        let found = search(property).counterexamples
        #expect(
            Dictionary(uniqueKeysWithValues: found.map { ($0.failure.id, $0.value) }) == [
                "large": 77, "odd": 1,
            ])
        #expect(found.allSatisfy { $0.failure.message == "\($0.value)" })
    }

    @Test func `a known id is neither shrunk nor reported`() {
        var settings = SearchSettings()
        settings.knownIDs = ["small"]
        let report = search(Self.small, settings)
        #expect(report.counterexamples.isEmpty)
        #expect(report.casesRun == settings.cases)
    }

    @Test func `a search ends when it has found what it was sent for`() {
        var settings = SearchSettings()
        settings.stopWhenFound = ["small"]
        let report = search(Self.small, settings)
        #expect(report.ending == .allFound)
        #expect(report.casesRun < settings.cases)
    }

    @Test func `a thrown error is a failure named after its type`() {
        struct Broken: Error {}
        let property = Property(Self.list) { list -> [Failure] in
            if list.count > 3 { throw Broken() }
            return []
        }
        let found = search(property).counterexamples
        #expect(found.map(\.failure.id) == ["Broken"])
        #expect(found.map(\.value) == [[0, 0, 0, 0]])
    }

    @Test func `rejected cases are discarded, wherever they are rejected`() {
        let property = Property(Generator<Int>.integer(in: 1...9_000)) { number -> [Failure] in
            if number > 5_000 { throw Rejection("too large") }
            return []
        }
        let report = search(property, SearchSettings(cases: 900))
        #expect(report.casesRun == 900)
        #expect((200...1_500).contains(report.discards))
        #expect(report.isClean)
    }

    @Test func `a search gives up when too many cases are discarded`() {
        let report = search(Property(Self.list.filter { _ in false }, id: "never") { _ in false })
        #expect(report.ending == .tooManyDiscards)
        #expect(report.casesRun == 0)
        #expect(report.discards == 101)
    }
}
