import Generators
import Testing

/// The value that failed first.
@Suite struct OriginalTests {
    @Test(arguments: 0..<10 as Range<UInt64>)
    func `the index of the case is that of the value that failed first, after further starts too`(
        seed: UInt64
    ) throws {
        let list = Generator<Int>.integer(in: 0...20).array(count: 0...12)
        let property = Property(list, id: "fails") { $0.count < 6 && !($0.count == 2 && $0[0] + $0[1] == 13) }
        var settings = SearchSettings(cases: 2_000, seed: seed)
        settings.shrinkStarts = 16
        settings.explanationTries = 20
        let monitor = SearchMonitor()
        settings.monitor = monitor
        let found = try #require(search(property, settings).counterexamples.first)
        var source = ChoiceSource(seed: seed, caseIndex: found.caseIndex, of: 2_000)
        #expect(try list.generate(from: &source) == found.original)
        #expect(monitor.findings.map(\.caseIndex) == [found.caseIndex])
        // The token and the explanation are of the value that is reported, not of one that was found before.
        #expect(try replay(ReplayToken(found.choices), list) == found.value)
        #expect(found.value == [0, 13] && found.explanation == explain(found, of: property))
    }

    @Test func `a counterexample keeps the value that failed first`() throws {
        let property = Property(Generator<Int>.integer(in: 0...1_000_000)) { value in
            value > 10 ? [Failure(id: "large", message: "\(value)")] : []
        }
        var settings = SearchSettings(cases: 100, seed: 3)
        settings.shrinkStarts = 4
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.value == 11)
        var source = ChoiceSource(seed: 3, caseIndex: 0, of: 100)
        var first: Int?
        for index in 0..<100 where first == nil {
            source = ChoiceSource(seed: 3, caseIndex: index, of: 100)
            let value = try Generator<Int>.integer(in: 0...1_000_000).generate(from: &source)
            if value > 10 { first = value }
        }
        #expect(found.original == first)
    }
}
