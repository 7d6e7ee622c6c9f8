import Generators
import Testing
import TestSupport

/// Lists of at least one element, of which the first has no 'one more' choice.
@Suite struct RequiredElementTests {
    private static let digit = Generator<Int>.integer(in: 0...9)

    @Test func `the first element is put in order with the others, whatever their lengths`() {
        expectMinimum([nil, 0], Self.digit.optional().array(count: 1...5), atMost: 15) { list in
            !list.contains(nil) || list.allSatisfy { $0 == nil }
        }
        let lists = Self.digit.array(count: 1...3).array(count: 1...3)
        expectMinimum([[0], [0, 0]], lists, atMost: 30) { lists in
            Set(lists.map(\.count)).isDisjoint(with: [1]) || !lists.contains { $0.count == 2 }
        }
    }

    @Test func `whether the first element is nil matters, and is not said to be anything`() throws {
        let property = Property(Self.digit.optional().array(count: 1...5), id: "fails") { list in
            !list.contains(nil) || list.allSatisfy { $0 == nil }
        }
        let found = try #require(search(property).counterexamples.first)
        #expect(found.value == [nil, 0])
        let explanation = explain(found, of: property)
        #expect(explanation.freeParts.map(\.path) == ["element 1 › some"])
    }
}
