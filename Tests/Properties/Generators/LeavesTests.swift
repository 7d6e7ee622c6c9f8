import Generators
import Synchronization
import Testing
import TestSupport

/// Recursive values of a number of leaves, and deferred ones.
@Suite struct LeavesTests {
    private indirect enum Tree: Equatable, Sendable {
        case leaf(Int)
        case pair(Tree, Tree)
        case list([Tree])

        var leaves: Int {
            switch self {
            case .leaf: 1
            case .pair(let first, let second): first.leaves + second.leaves
            case .list(let parts): parts.reduce(0) { $0 + $1.leaves }
            }
        }
    }

    private static let digit = Generator<Int>.integer(in: 0...9).map(Tree.leaf)

    private static func pairs(leaves: Int) -> Generator<Tree> {
        .recursive(leaf: digit, depth: 10, leaves: leaves) { zip($0, $0).map(Tree.pair) }
    }

    private static func lists(leaves: Int, count: ClosedRange<Int> = 0...64) -> Generator<Tree> {
        .recursive(leaf: digit, depth: 10, leaves: leaves) { $0.array(count: count).map(Tree.list) }
    }

    @Test(arguments: [1, 2, 7, 20])
    func `values attain the number of leaves and never exceed it, and none is rejected`(leaves: Int) {
        for generator in [
            Self.pairs(leaves: leaves), Self.lists(leaves: leaves), Self.lists(leaves: leaves, count: 2...5),
        ] {
            let values = samples(of: generator)
            #expect(values.count == 2_000)
            #expect(values.map(\.leaves).max() == leaves)
            #expect(Set(values.map(\.leaves)).count >= min(leaves, 5))
        }
        #expect(samples(of: Self.pairs(leaves: .min)).allSatisfy { $0.leaves == 1 })
    }

    @Test func `a source that records draws the same values, and they are replayed`() throws {
        let number = Generator<Int>.integer(in: 0...1_000_000)
        let parts = Generator<[Tree]>.oneOf(
            Self.lists(leaves: 9, count: 2...5).array(count: 1...3), Self.pairs(leaves: 5).array(count: 2...2)
        )
        let generator = zip(parts, number, Self.lists(leaves: 5), number)
        for seed in 0..<2_000 as Range<UInt64> {
            var (plain, recorded) = (ChoiceSource(seed: seed), ChoiceSource(seed: seed, isRecording: true))
            let value = try generator.generate(from: &plain)
            #expect(try generator.generate(from: &recorded) == value)
            #expect(!recorded.isOverrun)
            var replay = ChoiceSource(replaying: recorded.recording.choices)
            #expect(try generator.generate(from: &replay) == value)
            #expect(replay.recording.choices == recorded.recording.choices)
        }
    }

    @Test func `bytes make values of few leaves too`() throws {
        for seed in 0..<500 as Range<UInt64> {
            var bits = RandomBits(seed: seed)
            var source = ChoiceSource(bytes: (0..<99).map { _ in UInt8(truncatingIfNeeded: bits.next()) })
            #expect(try Self.pairs(leaves: 4).generate(from: &source).leaves <= 4)
        }
    }

    @Test func `values with a limit shrink as others do`() {
        let chain = (1..<5).reduce(Tree.leaf(0)) { chain, _ in .pair(.leaf(0), chain) }
        expectMinimum(chain, Self.pairs(leaves: 8)) { $0.leaves < 5 }
        expectMinimum(.list(Array(repeating: .leaf(0), count: 5)), Self.lists(leaves: 8)) { $0.leaves < 5 }
        #expect(Self.lists(leaves: 8).simplest == .leaf(0))
    }

    @Test(.timeLimit(.minutes(10))) func `growth without bound draws a bounded number of leaves`() throws {
        let drawn = Mutex(0)
        let leaf = Self.digit.map { leaf in
            drawn.withLock { $0 += 1 }
            return leaf
        }
        let generator = Generator<Tree>.recursive(leaf: leaf, depth: 20, leaves: 64) { smaller in
            .oneOf(
                zip(smaller, smaller, smaller).map { .list([$0, $1, $2]) },
                smaller.array(count: 3...9).map(Tree.list))
        }
        var most = (leaves: 0, drawn: 0)
        for seed in 0..<100 as Range<UInt64> {
            drawn.withLock { $0 = 0 }
            var source = ChoiceSource(seed: seed)
            most.leaves = max(most.leaves, try generator.generate(from: &source).leaves)
            most.drawn = max(most.drawn, drawn.withLock { $0 })
        }
        #expect(most.leaves == 64)
        #expect(most.drawn <= ChoiceSource.maximumDraws)
    }
}

extension LeavesTests {
    /// Words and groups of lists of them, which refer to one another.
    private enum Text {
        static let word = Generator<String>.string(of: .letter, count: 1...3)
        static let group: Generator<String> = Generator<String>.deferred { list }.map { "(\($0))" }
        static let list: Generator<String> = Generator<String>.oneOf(word, group).array(count: 1...3)
            .map { $0.joined(separator: " ") }

        static func depth(_ text: String) -> Int {
            text.reduce(into: (now: 0, most: 0)) { depth, character in
                depth.now += character == "(" ? 1 : character == ")" ? -1 : 0
                depth.most = max(depth.most, depth.now)
            }.most
        }
    }

    @Test func `generators that refer to one another nest down to the depth, and none is rejected`() {
        let texts = samples(of: Text.list)
        #expect(texts.count == 2_000)
        #expect(Set(texts.map(Text.depth)) == Set(0...6))
        expectMinimum("(a)", Text.list) { Text.depth($0) < 1 }
        expectMinimum("(((((a)))))", Text.list) { Text.depth($0) < 5 }
        expectMinimum("((((((a))))))", Text.list) { Text.depth($0) < 6 }
        #expect(Text.list.simplest == "a")
    }

    @Test func `what follows a deferred value at its end is drawn as before`() throws {
        let pairs = zip(Text.list, Generator<Int>.integer(in: 0...999), Text.list)
        for seed in 0..<1_000 as Range<UInt64> {
            var (plain, recorded) = (ChoiceSource(seed: seed), ChoiceSource(seed: seed, isRecording: true))
            let value = try pairs.generate(from: &plain)
            #expect(try pairs.generate(from: &recorded) == value)
            var replay = ChoiceSource(replaying: recorded.recording.choices)
            #expect(try pairs.generate(from: &replay) == value)
            #expect(!plain.isOverrun && !recorded.isOverrun)
        }
        #expect(Set(samples(of: pairs).map(\.1)).count > 300)
    }

    @Test func `deferred values within a recursive one count its leaves`() {
        let generator = Generator<Tree>.recursive(leaf: Self.digit, leaves: 6) { smaller in
            Generator<Tree>.deferred { smaller }.array(count: 0...9).map(Tree.list)
        }
        #expect(samples(of: generator).map(\.leaves).max() == 6)
    }

    @Test func `a deferred value that never ends is rejected`() {
        enum Endless { static let value: Generator<Int> = Generator<Int>.deferred { value }.map { $0 + 1 } }
        #expect(samples(of: Endless.value, count: 9).isEmpty)
    }
}
