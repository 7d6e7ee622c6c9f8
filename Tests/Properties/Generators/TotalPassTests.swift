import Testing
import TestSupport

@testable import Generators

/// Passes on sequences that change in any way under their hands: a trap of a pass would lose the failure.
@Suite struct TotalPassTests {
    /// Numbers from a generator whose choices decide what is drawn next, so that an edit may change all that follows.
    private static let wild = Generator<[UInt64]> { source throws(Rejection) in
        var run = WildRun()
        for _ in 0..<3 { try run.draw(from: &source, depth: 0) }
        return run.numbers
    }

    private static let passes = ShrinkStage.all.flatMap(\.passes)
    private static let failure = Failure(id: "fails", message: "")

    /// Fails for about two of three values, without any order.
    private static func check(_ numbers: [UInt64]) -> Failure? {
        let digest = numbers.reduce(7) { RandomBits.mixed($0 &+ 0x9E37_79B9_7F4A_7C15) ^ $1 }
        return RandomBits.mixed(digest) % 3 == 0 ? nil : failure
    }

    @Test(arguments: passes.indices)
    func `a pass ends on any sequence that changes in any way, with a value of the generator`(pass: Int)
        throws
    {
        for seed in 0..<60 as Range<UInt64> {
            var source = ChoiceSource(seed: seed, isRecording: true)
            guard let value = try? Self.wild.generate(from: &source) else { continue }
            let start = source.recording
            var shrinker = Shrinker(
                generator: Self.wild, value: value, failure: Self.failure, recording: start, budget: 40,
                isCancelled: { false }, check: Self.check)
            Self.passes[pass].improve(&shrinker)
            var replayed = ChoiceSource(replaying: shrinker.recording.choices)
            #expect(try Self.wild.generate(from: &replayed) == shrinker.value)
            #expect(replayed.recording == shrinker.recording)
            #expect(
                shrinker.recording == start || shrinker.recording.choices.isSimpler(than: start.choices))
        }
    }

    @Test func `the recordings are of all kinds`() {
        let recordings = (0..<60 as Range<UInt64>).map { seed in
            var source = ChoiceSource(seed: seed, isRecording: true)
            _ = try? Self.wild.generate(from: &source)
            return source.recording
        }
        #expect(
            recordings.contains { $0.choices.count > 200 } && recordings.contains { $0.choices.count < 20 })
        #expect(
            recordings.contains { !$0.longLists.isEmpty } && recordings.contains { $0.references.count > 2 })
        #expect(recordings.contains { $0.repetitions.contains(true) })
    }

    private static let one = Generator<Bool>.boolean.array(count: 1...1)

    @Test func `twins of lists of a fixed count shrink`() throws {
        let pair = search(Property(zip(Self.one, Self.one), id: "false") { _ in false })
        #expect(try #require(pair.counterexamples.first).value == ([false], [false]))
        let square = Generator<Int>.integer(in: 0...9).array(count: 2...2).array(count: 2...2)
        let found = search(Property(square, id: "small") { $0[0][0] < 5 })
        #expect(found.counterexamples.map(\.value) == [[[5, 0], [0, 0]]])
    }

    @Test func `the grid of the guide shrinks`() {
        let grid = zip(Generator<Int>.integer(in: 1...3), .integer(in: 1...3)).flatMap { width, height in
            Generator<Bool>.boolean.array(count: width...width).array(count: height...height)
        }
        let found = search(Property(grid, id: "dark") { !$0.joined().contains(true) })
        #expect(found.counterexamples.map(\.value) == [[[true]]])
        let square = search(Property(grid, id: "square") { $0.count < 2 || $0[0] != $0[1] })
        #expect(square.counterexamples.map(\.value) == [[[false], [false]]])
    }

    @Test func `two points as arrays of two shrink`() {
        let point = Generator<Int>.integer(in: -100...100).array(count: 2...2)
        let found = search(Property(zip(point, point), id: "near") { $0 != $1 || $0[1] < 7 })
        #expect(found.counterexamples.map(\.value.0) == [[0, 7]])
    }
}

/// The state of one run of a generator that draws whatever its choices say.
private struct WildRun {
    var numbers: [UInt64] = []
    private var folders = 0

    private mutating func note(_ number: UInt64) { numbers.append(number) }

    mutating func draw(from source: inout ChoiceSource, depth: Int) throws(Rejection) {
        guard depth < 5, numbers.count < 400 else { return note(source.draw(upTo: 3)) }
        switch source.pick(upTo: 9) {
        case 0: note(source.draw(upTo: 2 + (numbers.last ?? 0) % 1_000, towards: numbers.first ?? 0))
        case 1: try list(of: 2...2, from: &source, depth)
        case 2: try list(of: 0...5, from: &source, depth)
        case 3: try part(from: &source, depth)
        case 4: try refer(from: &source)
        case 5:
            let count = Int(source.draw(upTo: 12))
            try list(of: count...count, from: &source, depth + 3)
        case 6: note(UInt64(try source.draw(Generator<Int>.integer(in: 0...9).set(count: 0...4)).count))
        case 7: try list(of: 0...40, from: &source, depth + 4)
        case 8:
            let word = Generator<UInt64>.integer(in: 0...3).array(count: 1...4)
            for number in try source.draw(word) + source.draw(word) { note(number) }
        default:
            guard numbers.last != 13 else { throw Rejection("unlucky") }
            note(source.flip() ? source.draw(upTo: .max) : source.draw(upTo: 20, towards: 10))
        }
    }

    private mutating func list(
        of count: ClosedRange<Int>, from source: inout ChoiceSource, _ depth: Int
    ) throws(Rejection) {
        var run = self
        try source.list(count: count) { source throws(Rejection) in
            try run.draw(from: &source, depth: depth + 1)
        }
        self = run
    }

    private mutating func part(from source: inout ChoiceSource, _ depth: Int) throws(Rejection) {
        var run = self
        try source.span("part") { source throws(Rejection) in
            try run.draw(from: &source, depth: depth + 1)
            try run.draw(from: &source, depth: depth + 1)
        }
        self = run
    }

    /// Makes folders, each in an earlier one, and moves some.
    private mutating func refer(from source: inout ChoiceSource) throws(Rejection) {
        var run = self
        try source.list(count: 0...5) { source throws(Rejection) in
            if run.folders > 0 { run.note(UInt64(try source.refer(to: "folder", among: 0..<run.folders))) }
            if run.folders > 1, source.flip() {
                run.note(UInt64(try source.refer(to: "folder", among: 0..<run.folders)))
            } else {
                source.define("folder", number: run.folders)
                run.folders += 1
            }
        }
        self = run
    }
}
