import Generators
import Testing

/// The value that failed first.
@Suite struct OriginalTests {
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
