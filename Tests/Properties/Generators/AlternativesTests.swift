import Generators
import Testing
import TestSupport

@Suite struct AlternativesTests {
    @Test func `every listed element is drawn, and the first is simplest`() throws {
        let letters = try Generator.element(of: ["a", "b", "c"])
        #expect(Set(samples(of: letters)) == ["a", "b", "c"])
        #expect(letters.simplest == "a")
        #expect(Set(samples(of: Generator.element(of: 7, 8, 9))) == [7, 8, 9])
    }

    @Test func `an empty list of elements or generators is an error`() {
        #expect(throws: GeneratorError.nothingToChooseFrom) { try Generator<Int>.element(of: []) }
    }

    private enum Side: CaseIterable {
        case left, right, both
    }

    private enum Nothing: CaseIterable {}

    @Test
    func `the cases of a type are drawn, the first is simplest, and a type without cases has no values`() {
        #expect(Set(samples(of: Generator.element(of: Side.self))) == Set(Side.allCases))
        #expect(Generator.element(of: Side.self).simplest == .left)
        var source = ChoiceSource(seed: 1)
        #expect(throws: Rejection("the type has no cases")) {
            _ = try Generator.element(of: Nothing.self).generate(from: &source)
        }
        #expect(throws: GeneratorError.nothingToChooseFrom) { try Generator<Int>.oneOf([]) }
        #expect(throws: GeneratorError.nothingToChooseFrom) { try Generator<Int>.weighted([]) }
    }

    @Test func `each of several generators is drawn, and the first is simplest`() {
        let one = Generator<Int>.oneOf(.integer(in: 5...6), .always(1), .always(2))
        #expect(Set(samples(of: one)) == [5, 6, 1, 2])
        #expect(one.simplest == 5)
    }

    @Test func `a value becomes one of the simpler of two alternatives, which has fewer parts`() {
        let digit = Generator<Int>.integer(in: 0...9)
        let digits = Generator<String>.oneOf(
            digit.array(count: 0...4).map { "\($0)" },
            zip(.boolean, digit).array(count: 0...4).map { "\($0)" })
        expectMinimum("[5]", digits, atMost: 25) { !$0.contains("5") }
        expectMinimum(.array([.array([.null])]), .json, atMost: 60) { $0.depth < 2 }
    }

    @Test func `alternatives are drawn in proportion to their weights`() throws {
        let event = try Generator<Int>.weighted([(9, .always(1)), (1, .always(2)), (0, .always(3))])
        let values = samples(of: event, count: 10_000)
        #expect((850...1_150).contains(values.count { $0 == 2 }))
        #expect(!values.contains(3))
    }

    @Test func `what is never drawn is no value of any source, and nothing shrinks to it`() throws {
        let event = try Generator<Int>.weighted([(0, .always(1)), (9, .always(2)), (1, .always(3))])
        #expect(event.simplest == 2)
        #expect(search(Property(event, id: "all") { _ in false }).counterexamples.map(\.value) == [2])
        for number in 0...4 as ClosedRange<UInt64> {
            var source = ChoiceSource(replaying: [number])
            #expect(try event.generate(from: &source) != 1)
        }
        let always = search(Property(Generator<Bool>.boolean(probability: 1), id: "all") { _ in false })
        #expect(always.counterexamples.map(\.value) == [true])
    }

    @Test func `invalid weights are errors`() {
        #expect(throws: GeneratorError.negativeWeight(-1)) {
            try Generator<Int>.weighted([(2, .always(1)), (-1, .always(2))])
        }
        #expect(throws: GeneratorError.unusableTotalWeight) {
            try Generator<Int>.weighted([(0, .always(1))])
        }
        #expect(throws: GeneratorError.unusableTotalWeight) {
            try Generator<Int>.weighted([(.max, .always(1)), (1, .always(2))])
        }
    }
}

extension JSONValue {
    /// The number of arrays and objects around the innermost value.
    fileprivate var depth: Int {
        switch self {
        case .array(let elements): elements.map { $0.depth + 1 }.max() ?? 0
        case .object(let members): members.values.map { $0.depth + 1 }.max() ?? 0
        default: 0
        }
    }
}
