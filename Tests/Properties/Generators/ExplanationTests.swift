import Generators
import Synchronization
import Testing

@Suite struct ExplanationTests {
    private static let digit = Generator<Int>.integer(in: 0...9)

    /// The explanation of the first counterexample of a property.
    private static func explanation<Value>(
        _ generator: Generator<Value>, holds: @escaping @Sendable (Value) throws -> Bool
    ) throws -> Explanation {
        let property = Property(generator, id: "fails", holds: holds)
        return explain(try #require(search(property).counterexamples.first), of: property)
    }

    @Test func `parts that matter are distinguished from free parts`() throws {
        let found = try Self.explanation(Self.digit.array(count: 3...3)) { $0[1] < 5 }
        #expect(
            found.description == """
                element 0 = 0 may be anything (7 tried)
                element 1 = 5 matters
                element 2 = 0 may be anything (9 tried)
                """)
    }

    @Test func `a part is not called free where nearly all others are refused`() throws {
        let few = Generator<Int>.integer(in: 0...999).filter { $0 % 10 == 3 }
        let found = try Self.explanation(zip(few, Self.digit)) { few, digit in digit < 7 }
        #expect(found.freeParts.isEmpty)
        let halves = Generator<Int>.integer(in: 0...9).filter { $0.isMultiple(of: 2) }
        #expect(try Self.explanation(zip(halves, Self.digit)) { $1 < 7 }.freeParts.map(\.tried) == [4])
    }

    @Test func `the parts of a free part are not examined`() throws {
        let found = try Self.explanation(zip(Self.digit.array(), Self.digit)) { _, digit in digit < 7 }
        #expect(found.parts.map(\.path) == ["component 0", "component 1"])
        #expect(found.parts.map(\.isFree) == [true, false])
        #expect(found.parts.map(\.value) == ["[]", "7"])
        #expect(found.parts[0].tried > 10)
        let pair = try Self.explanation(zip(Self.digit.array(count: 2...2), Self.digit)) { $1 < 7 }
        #expect(pair.parts.map(\.path) == ["component 0", "component 1"])
    }

    @Test func `the choices after a redrawn part stay the same if its number of choices changes`() throws {
        let found = try Self.explanation(zip(Self.digit.array(), Self.digit, Self.digit.array())) {
            $1 < 7 || $2 != [3]
        }
        #expect(found.freeParts.map(\.path) == ["component 0"])
    }

    @Test func `an element may be free although the length of the list matters`() throws {
        let found = try Self.explanation(Self.digit.array()) { $0.count < 2 }
        #expect(found.parts.map(\.path) == ["element 0", "element 1"])
        #expect(found.freeParts == found.parts)
    }

    @Test func `nested parts are named by their path`() throws {
        let found = try Self.explanation(zip(Self.digit, Self.digit.array(count: 2...2))) {
            $0 < 4 || $1[0] < 5
        }
        #expect(
            found.parts.map(\.path) == ["component 0", "component 1 › element 0", "component 1 › element 1"])
        #expect(found.parts.map(\.isFree) == [false, false, true])
    }

    @Test func `a redrawn value that fails with another id does not make the part free`() throws {
        let property = Property(zip(Self.digit, Self.digit)) { first, second in
            first == 0 && second > 2 ? [Failure(id: "a", message: "")] : [Failure(id: "b", message: "")]
        }
        let found = try #require(search(property).counterexamples.first { $0.failure.id == "a" })
        #expect(explain(found, of: property).freeParts.isEmpty)
    }

    @Test func `a part without other values matters`() throws {
        let found = try Self.explanation(
            zip(Self.digit.filter { $0 == 0 }, Generator<Bool>.boolean)
        ) { !$1 }
        #expect(found.freeParts.isEmpty)
    }

    @Test func `a search explains its minimum if it is asked to`() throws {
        let property = Property(Self.digit.array(count: 3...3), id: "fails") { $0[1] < 5 }
        var settings = SearchSettings()
        #expect(search(property, settings).counterexamples.map(\.explanation.parts) == [[]])
        settings.explanationTries = 20
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(found.explanation == explain(found, of: property))
    }

    @Test func `the budget of shrinking is also that of the explanation, which says that it is not complete`()
        throws
    {
        let runs = Atomic(0)
        let property = Property(Self.digit.array(count: 100...100), id: "fails") { _ in
            runs.add(1, ordering: .relaxed)
            return false
        }
        var settings = SearchSettings()
        settings.explanationTries = 20
        settings.shrinkBudget = 50
        let found = try #require(search(property, settings).counterexamples.first)
        #expect(!found.explanation.isComplete)
        #expect("\(found.explanation)".hasSuffix("\nthe parts after these were not examined"))
        // Shrinking ends at once, and each case fails.
        #expect(runs.load(ordering: .relaxed) <= settings.cases + settings.shrinkBudget + 2)
    }

    @Test func `without tries no part is free`() throws {
        let property = Property(Self.digit, id: "fails") { _ in false }
        let found = try #require(search(property).counterexamples.first)
        #expect(explain(found, of: property, tries: -1).freeParts.isEmpty)
    }
}
