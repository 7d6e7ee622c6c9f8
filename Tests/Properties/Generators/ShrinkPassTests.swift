import Generators
import Testing

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

    @Test func `three numbers that balance one another move together, each in its direction`() throws {
        let numbers = Generator<[Int]> { source throws(Rejection) in
            [
                source.draw(upTo: 200, towards: 100), source.draw(upTo: 90),
                source.draw(upTo: 500, towards: 400),
            ]
            .map(Int.init)
        }
        let found = try minimum(numbers, from: [50, 57, 349]) { numbers in
            numbers[1] != numbers[0] + 7 || numbers[2] != 399 - numbers[0]
        }
        #expect(found == [83, 90, 316])
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
}
