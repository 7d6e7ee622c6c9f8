import Dispatch
import Generators
import Testing
import TestSupport

@Suite struct FunctionTests {
    private static let numbers = Generator.function(from: Int.self, to: Generator<Int>.integer)

    /// The texts of the minima of several seeds.
    private func minima<Value: Sendable>(
        _ generator: Generator<Value>, holds: @escaping @Sendable (Value) -> Bool
    ) -> Set<String> {
        Set(
            (0..<20 as Range<UInt64>).map { seed in
                var settings = SearchSettings(cases: 10_000, seed: seed)
                settings.stopWhenFound = ["fails"]
                let report = search(Property(generator, id: "fails", holds: holds), settings)
                return report.counterexamples.map { "\($0.value)" }.joined()
            })
    }

    @Test func `a function is the same for an input, for a copy, on any thread and when replayed`() throws {
        let inputs = Array(-99...99)
        for seed in 0..<200 as Range<UInt64> {
            var source = ChoiceSource(seed: seed, isRecording: true)
            let function = try Self.numbers.generate(from: &source)
            let copy = function
            let outputs = inputs.map { function($0) }
            #expect(inputs.reversed().map { copy($0) } == outputs.reversed())
            var replay = ChoiceSource(replaying: source.recording.choices)
            let replayed = try Self.numbers.generate(from: &replay)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                let order = thread.isMultiple(of: 2) ? inputs : inputs.reversed()
                #expect(order.map { replayed($0) } == order.map { outputs[$0 + 99] })
            }
        }
    }

    @Test func `outputs attain what the generator attains, and two inputs have two`() {
        let functions = samples(of: .function(from: Int.self, to: Generator<Int>.integer(in: 1...9)))
        #expect(Set(functions.map { $0(7) }) == Set(1...9))
        #expect(functions.contains { function in Set((0..<32).map { function($0) }).count > 6 })
        #expect(functions.count { $0(0) != $0(1) } > 600)
    }

    @Test func `inputs of any type are told apart, and the order of a set is none`() {
        func tell<Input: Hashable & Sendable>(_ first: Input, _ second: Input) {
            let functions = samples(of: .function(from: Input.self, to: .boolean), count: 500)
            #expect(functions.contains { $0(first) != $0(second) }, "\(first) and \(second)")
        }
        struct Point: Hashable {
            var x = 0
            var y = 0
        }
        enum Shape: Hashable { case none, square(Int), circle(Int) }
        tell("ab", "ba")
        tell("é", "e")
        tell([1, 2], [2, 1])
        tell([], [0])
        tell(nil, 0)
        tell(0.5, 0.25)
        tell(Int128.max, 0)
        tell(Point(x: 1), Point(y: 1))
        tell(Shape.square(1), .circle(1))
        tell(Shape.none, .square(0))
        tell(["a": 1], ["b": 1])
        let (ascending, descending) = (Set(0..<99), Set((0..<99).reversed()))
        #expect(StableHash.of(ascending) == StableHash.of(descending))
    }

    @Test func `the hash of an input is the same in every process and version`() {
        struct Point: Hashable { let x: Int, y: Double, name: String? }
        enum Shape: Hashable { case none, square(Int) }
        let hashes: [UInt64] = [
            StableHash.of(7), StableHash.of(-1), StableHash.of(1 << 40), StableHash.of("abc"),
            StableHash.of(0.5), StableHash.of(-0.0), StableHash.of(Point(x: 1, y: 2.5, name: nil)),
            StableHash.of(Shape.square(3)), StableHash.of(Set(["a", "b", "c"])),
        ]
        #expect(
            hashes == [
                7, .max, 48_217_637_115_032_568, 18_010_650_049_436_571_015, 306_524_380_890_059_637, 0,
                859_072_739_144_646_343, 16_866_586_449_907_501_331, 10_662_595_023_755_883_292,
            ])
    }

    @Test func `inputs that are equal have one output, whatever their parts are`() {
        struct Word: Hashable {
            let text: String
            static func == (first: Word, second: Word) -> Bool { first.text.count == second.text.count }
            func hash(into hasher: inout Hasher) { hasher.combine(text.count) }
        }
        let functions = samples(of: .function(from: Word.self, to: .boolean), count: 500)
        #expect(functions.allSatisfy { $0(Word(text: "a")) == $0(Word(text: "b")) })
        #expect(functions.contains { $0(Word(text: "a")) != $0(Word(text: "aa")) })
    }

    @Test func `a class that refers to itself has a hash`() {
        final class Ring: Hashable, Sendable {
            nonisolated(unsafe) var next: Ring?
            static func == (first: Ring, second: Ring) -> Bool { first === second }
            func hash(into hasher: inout Hasher) {}
        }
        let ring = Ring()
        ring.next = ring
        let functions = samples(of: .function(from: Ring.self, to: .boolean), count: 9)
        #expect(functions.allSatisfy { $0(ring) == $0(ring) })
        ring.next = nil
    }

    @Test func `a function shrinks to the fewest outputs, and is shown as the table of its calls`() {
        let lists = Generator<[Int]>.any
        let flags = Generator.function(from: Int.self, to: .boolean)
        #expect(
            minima(zip(lists, Self.numbers)) { list, f in
                list.map { f($0) }.sorted() == list.sorted().map { f($0) }
            } == ["([0, 1], {1: -1, else 0})"])
        #expect(
            minima(zip(lists, flags)) { list, f in list.filter { f($0) }.isEmpty } == ["([0], {else true})"])
        #expect(
            minima(zip(Self.numbers, Self.numbers, .integer)) { f, g, x in f(g(x)) == g(f(x)) }
                == ["({else 0}, {else 1}, 0)"])
        #expect(
            minima(zip(.string(), .string(), .function(from: String.self, to: .boolean))) { a, b, f in
                f(a) == f(b)
            } == [#"("", "a", {"a": true, else false})"#])
    }

    @Test func `a function that was not called shows the outputs that it may have`() {
        #expect(Self.numbers.simplest.map { "\($0)" } == "{else 0}")
        let shown = Set(samples(of: .function(from: Int.self, to: .boolean)).map(\.description))
        #expect(shown.isSuperset(of: ["{else false}", "{else true}", "{false or true}", "{true or false}"]))
        #expect(shown.count == 4)
    }

    @Test func `an explanation does not take a function for another because it was not called`() {
        let flags = Generator.function(from: Int.self, to: .boolean)
        let zero = Generator<Int>.integer(in: 0...0)
        let property = Property(zip(flags, zero), id: "same") { f, _ in f(0) == f(1) }
        let found = search(property).counterexamples
        #expect(found.map { "\($0.value)" } == ["({1: true, else false}, 0)"])
        // There is no other number, so it was not seen to fail with one.
        #expect(
            found.allSatisfy { explain($0, of: property).description.hasSuffix("component 1 = 0 matters") })
    }
}
