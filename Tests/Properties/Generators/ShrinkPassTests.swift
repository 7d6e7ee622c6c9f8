import Generators
import Testing
import TestSupport

/// Passes that change several choices at once, each from a start that no other pass simplifies.
@Suite struct ShrinkPassTests {
    /// The minimum of shrinking a failing value, given by its choices.
    private func minimum<Value>(
        _ generator: Generator<Value>, from choices: [UInt64], holds: @escaping @Sendable (Value) -> Bool
    ) throws -> Value {
        let property = Property(generator, id: "fails", holds: holds)
        let found = property.shrink(ChoiceSource(replaying: choices))
        return try #require(found.first).value
    }

    @Test func `positions move along with the length that they are measured from`() throws {
        let scene = Generator<(length: Int, positions: [Int])> { source throws(Rejection) in
            let length = Int(source.draw(upTo: 1_000, towards: 600))
            let positions = (0..<3).map { _ in Int(source.draw(upTo: 5_000)) }
            return (length, positions)
        }
        let found = try minimum(scene, from: [100, 150, 170, 130]) { scene in
            scene.positions.contains { $0 < scene.length } || scene.positions[0] + 20 != scene.positions[1]
                || scene.positions[2] + 20 != scene.positions[0]
        }
        #expect(found == (600, [620, 640, 600]))
    }

    @Test func `elements whose least number is 1 are added up`() throws {
        let numbers = Generator<Int>.integer(in: 1...12).array(count: 0...16)
        expectMinimum([10], numbers) { $0.reduce(0, +) != 10 }
        let wide = Generator<UInt64>.integer.array(count: 0...4)
        let found = try minimum(wide, from: [1, .max, 1, .max, 0]) { list in list.count { $0 == .max } < 2 }
        #expect(found == [.max, .max])
    }

    @Test func `multiples leave the end of their range`() {
        expectMinimum(500, Generator<Int>.integer(in: 0...10_000)) { $0 % 100 != 0 || $0 < 500 }
        expectMinimum(512, Generator<Int>.integer(in: 0...1_024)) { $0 % 64 != 0 || $0 < 500 }
        expectMinimum(500, Generator<Int>.integer(in: 0...1_000)) { $0 % 125 != 0 || $0 < 500 }
    }

    @Test func `a list of the simplest elements is replaced by one other element`() throws {
        let digits = Generator<Int>.integer(in: 0...9).array()
        let found = try minimum(digits, from: [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 0]) { $0.count < 5 && $0 != [7] }
        #expect(found == [7])
    }

    @Test func `a range begins as early as its end allows`() {
        let range = Generator<Int>.integer(in: 0...100).flatMap { low in
            Generator<Int>.integer(in: low...100).map { [low, $0] }
        }
        expectMinimum([50, 100], range, atMost: 60) { $0[0] + $0[1] < 150 }
        let widths = Generator<Int>.integer(in: 0...1_000).array(count: 2...2)
        expectMinimum([250, 1_000], widths, atMost: 75) { 2 * $0[0] + $0[1] < 1_500 }
    }

    @Test func `fractions are deleted at once with the choice that they depend on`() throws {
        let numbers = Generator<(hasFractions: Bool, [Double])> { source throws(Rejection) in
            let hasFractions = source.pick(upTo: 2) > 0
            let numbers = (0..<12).map { _ in
                let whole = Double(source.draw(upTo: 100))
                return hasFractions ? whole + Double(source.draw(upTo: 9)) / 10 : whole
            }
            return (hasFractions, numbers)
        }
        let start: [UInt64] =
            [2] + (0..<12).flatMap { (index: UInt64) -> [UInt64] in [60 + index, 1 + index % 9] }
        let found = try minimum(numbers, from: start) { _, numbers in
            numbers.contains { $0 < 50 } || Set(numbers.map { $0.rounded(.down) }).count < 12
        }
        #expect(found == (false, (0..<12).map { Double(50 + $0) }))
    }

    @Test func `a lower alternative is tried with targets`() throws {
        let event = Generator<[UInt64]> { source throws(Rejection) in
            switch source.pick(upTo: 2) {
            case 0: []
            case 1: [800, 4_321, 77].map { source.draw(upTo: 5_000, towards: $0) }
            default: (0..<3).map { _ in 9_000 + source.draw(upTo: 1) }
            }
        }.labelled("event")
        // A relevant choice must follow; otherwise deleting the rest would give the same targets.
        let events = zip(event, Generator<Int>.integer(in: 0...9_999))
        let found = try minimum(events, from: [2, 1, 1, 1, 5_555]) { event, number in
            number != 5_555 || (event != [9_001, 9_001, 9_001] && event != [800, 4_321, 77])
        }
        #expect(found == ([800, 4_321, 77], 5_555))
    }

    @Test func `a number and a multiple of it are lowered together`() throws {
        let pair = zip(Generator<Int>.integer(in: 0...9_999), .integer(in: 0...99_999))
        #expect(try minimum(pair, from: [512, 2_565]) { $0 < 40 || $1 != 5 * $0 + 5 } == (40, 205))
        let swapped = zip(Generator<Int>.integer(in: 0...99_999), .integer(in: 0...9_999))
        #expect(try minimum(swapped, from: [2_565, 512]) { $1 < 40 || $0 != 5 * $1 + 5 } == (205, 40))
    }

    @Test func `equal elements of two lists are deleted together`() throws {
        let name = Generator<Int>.integer(in: 0...9).array(count: 0...5)
        let start: [UInt64] = [1, 4, 1, 7, 1, 2, 0, 1, 4, 1, 7, 1, 2, 0]
        #expect(try minimum(zip(name, name), from: start) { $0 != $1 || !$0.contains(7) } == ([7], [7]))
    }

    @Test func `the first elements of two lists of at least one are deleted together`() throws {
        let name = Generator<Int>.integer(in: 0...9).array(count: 1...5)
        let start: [UInt64] = [4, 1, 7, 0, 4, 1, 7, 0]
        #expect(try minimum(zip(name, name), from: start) { $0 != $1 || !$0.contains(7) } == ([7], [7]))
    }

    @Test func `two elements are replaced by a copy of one that counts for both`() throws {
        let sizes = Generator<Int>.integer(in: 0...99_999).array(count: 0...20)
        let start: [UInt64] = [1, 65, 1, 66, 1, 70_000, 1, 70_000, 1, 70_000, 0]
        // A large number takes two places, of which the seventh must be the first one.
        let found = try minimum(sizes, from: start) { sizes in
            let places = sizes.flatMap { $0 < 65_536 ? [0] : [1, 2] }
            return places.count < 8 || places[6] != 1
        }
        #expect(found == Array(repeating: 65_536, count: 4))
    }

    @Test func `values are exchanged everywhere until they are in order`() throws {
        let labels = Generator<Int>.integer(in: 0...9).array(count: 5...5)
        let found = try minimum(labels, from: [3, 1, 3, 2, 1]) { list in
            list[0] != list[2] || list[1] != list[4] || Set(list).count < 3
        }
        #expect(found == [0, 1, 0, 2, 1])
    }

    @Test func `a part replaces the whole where no part is marked`() throws {
        // No tree of two or three leaves fails.
        let found = try minimum(Self.tree, from: [1, 0, 5, 1, 1, 0, 9, 0, 50, 0, 8]) { tree in
            !tree.contains([50]) || tree.count != 4 && tree.count != 1
        }
        #expect(found == [[50]])
    }

    @Test func `a part from the greatest depth, which has no coins, replaces the whole`() throws {
        let numbers = Generator<[UInt64]> { source throws(Rejection) in
            func numbers(_ source: inout ChoiceSource, depth: Int) -> [UInt64] {
                let number = source.draw(upTo: 99)
                guard depth < 6, source.flip() else { return [number] }
                return [number] + numbers(&source, depth: depth + 1) + numbers(&source, depth: depth + 1)
            }
            return numbers(&source, depth: 0)
        }
        let start: [UInt64] =
            [0, 1] + Array(repeating: [0, 1, 0, 0], count: 4).joined() + [0, 1, 3, 99] + [99, 0]
        #expect(try minimum(numbers, from: start) { $0.reduce(0, +) < 201 } == [3, 99, 99])
    }

    @Test func `elements move to a later list until fewer lists have them all`() throws {
        let lists = Generator<[[Int]]> { source throws(Rejection) in
            var lists: [[Int]] = []
            for _ in 0..<(try source.draw(.integer(in: 0...9))) {
                let length = try source.draw(.integer(in: 0...7))
                lists.append(try source.draw(Generator<Int>.integer(in: 0...9).array(count: length...length)))
            }
            return lists
        }
        let start: [UInt64] = [3, 4, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]
        #expect(try minimum(lists, from: start) { $0.joined().count < 14 }.map(\.count) == [7, 7])
    }

    @Test func `numbers of a part that is deleted are passed on`() throws {
        let found = try minimum(Self.tree, from: [1, 0, 40, 1, 0, 30, 0, 50]) { tree in
            tree.count < 2 || tree.joined().reduce(0, +) < 110
        }
        #expect(found == [[20], [90]])
    }

    /// Leaves of trees that a function draws by calling itself: a coin, then the leaf or two trees.
    private static let tree = Generator<[[Int]]> { source throws(Rejection) in
        func tree(_ source: inout ChoiceSource, depth: Int) -> [[Int]] {
            guard depth < 6, source.flip() else { return [[Int(source.draw(upTo: 90))]] }
            return tree(&source, depth: depth + 1) + tree(&source, depth: depth + 1)
        }
        return tree(&source, depth: 0)
    }
}
