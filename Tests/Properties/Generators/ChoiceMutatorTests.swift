import Generators
import Synchronization
import Testing

@Suite struct ChoiceMutatorTests {
    private static let list = Generator<Int>.integer(in: 0...999).array(count: 0...200)

    /// A mutator of inputs whose failure tells the value.
    private static func mutator(_ generator: Generator<[Int]> = list) -> ChoiceMutator {
        ChoiceMutator(of: Property(generator) { [Failure(id: "any", message: "\($0)")] })
    }

    /// The failures of the value that an input makes.
    private static func failures(_ input: [UInt8]) throws -> [Failure] {
        [Failure(id: "any", message: "\(try value(input))")]
    }

    private static func value(_ input: [UInt8]) throws -> [Int] {
        var source = ChoiceSource(bytes: input)
        return try list.generate(from: &source)
    }

    private static func input(_ value: [Int]) throws -> [UInt8] {
        let choices = value.flatMap { [Choice(value: 1, bound: 1), Choice(value: UInt64($0), bound: 999)] }
        let input = (choices + [Choice(value: 0, bound: 1)]).bytes
        #expect(try self.value(input) == value)
        return input
    }

    @Test func `choices are read from their bytes`() throws {
        for seed in UInt64(0)..<200 {
            var source = ChoiceSource(seed: seed, isRecording: true)
            let value = try Self.list.generate(from: &source)
            #expect(try Self.value(source.recording.choices.bytes) == value)
        }
        #expect([Choice(value: 3, bound: 9), Choice(value: 300, bound: 999)].bytes == [3, 172, 2])
        #expect([Choice(value: .max, bound: .max)].bytes.count == 10)
    }

    @Test func `mutations insert, append, repeat, remove, move and change elements`() throws {
        let value = [10, 20, 30, 40]
        let input = try Self.input(value)
        var mutator = Self.mutator()
        var seen: Set<String> = []
        for seed in UInt64(0)..<4_000 {
            let result = try Self.value(mutator.mutate(input, upTo: 4_096, seed: seed))
            if result.count == 5, Array(result.prefix(4)) == value { seen.insert("appended") }
            if result.count == 5, Array(result.suffix(4)) == value { seen.insert("inserted") }
            if result.count == 4, result != value, Set(result) == Set(value) { seen.insert("moved") }
            if result.count < 4, result.allSatisfy(value.contains) { seen.insert("removed") }
            if result.count == 4, zip(result, value).count(where: { $0 != $1 }) == 1 {
                seen.insert("changed")
            }
            if result.count > 100, Set(result).isSubset(of: Set(value)) { seen.insert("repeated often") }
            if result == value + [40] { seen.insert("repeated") }
        }
        #expect(
            seen == ["appended", "inserted", "moved", "removed", "changed", "repeated often", "repeated"])
    }

    @Test func `more than a quarter of the mutations are where the input was changed before`() throws {
        let value = Array(100..<150)
        let input = try Self.input(value)
        func place(_ old: [Int], _ new: [Int]) -> Int? {
            old == new ? nil : zip(old, new).prefix { $0 == $1 }.count
        }
        var near = (remembered: 0, forgotten: 0)
        var all = 0
        for seed in UInt64(0)..<4_000 {
            var mutator = Self.mutator()
            let changed = mutator.mutate(input, upTo: 4_096, seed: seed)
            guard let first = place(value, try Self.value(changed)), (5..<40).contains(first) else {
                continue
            }
            all += 1
            var another = Self.mutator()
            for (result, isRemembered) in [
                (mutator.mutate(changed, upTo: 4_096, seed: seed + 1), true),
                (another.mutate(changed, upTo: 4_096, seed: seed + 1), false),
            ] {
                let second = place(try Self.value(changed), try Self.value(result))
                guard let second, (first - 1...first + 2).contains(second) else { continue }
                if isRemembered { near.remembered += 1 } else { near.forgotten += 1 }
            }
        }
        #expect(all > 1_000 && Double(near.remembered) > 0.25 * Double(all))
        #expect(near.remembered > 2 * near.forgotten)
    }

    @Test func `the value of a result is not generated again`() throws {
        let count = Mutex(0)
        let list = Self.list
        let counting = Generator<[Int]> { source throws(Rejection) in
            count.withLock { $0 += 1 }
            return try list.generate(from: &source)
        }
        var mutator = Self.mutator(counting)
        let result = mutator.random(upTo: 4_096, seed: 1)
        let generated = count.withLock { $0 }
        #expect(try mutator.failures(of: result) == Self.failures(result))
        #expect(count.withLock { $0 } == generated)
        #expect(try mutator.failures(of: [0]) == Self.failures([0]) && count.withLock { $0 } == generated + 1)
    }

    @Test func `the value of an input is its own, also after a mutation that gave no result`() throws {
        let input = try Self.input([1, 2, 3])
        var mutator = Self.mutator()
        for seed in UInt64(0)..<200 {
            let mutated = mutator.mutate(input, upTo: 4_096, seed: seed)
            #expect(try mutator.failures(of: mutated) == Self.failures(mutated))
            let spliced = mutator.splice(mutated, into: input, upTo: 4_096, seed: seed)
            #expect(try mutator.failures(of: spliced) == Self.failures(spliced))
            #expect(mutator.mutate(input, upTo: 0, seed: seed) == input)
            #expect(try mutator.failures(of: spliced) == Self.failures(spliced))
        }
    }

    @Test func `a splice puts elements of one case into another`() throws {
        let (one, other) = (try Self.input([1, 2, 3]), try Self.input([7, 8, 9]))
        var mutator = Self.mutator()
        var results: Set<[Int]> = []
        for seed in UInt64(0)..<400 {
            results.insert(try Self.value(mutator.splice(other, into: one, upTo: 4_096, seed: seed)))
        }
        #expect(
            results.contains([7, 1, 2, 3]) && results.contains([1, 8, 3])
                && results.contains([1, 2, 7, 8, 9]))
        #expect(results.allSatisfy { $0.contains { $0 >= 7 } })
    }

    @Test func `a random case is as the generator draws it`() throws {
        var mutator = Self.mutator()
        let lengths = try (UInt64(0)..<2_000).map { seed in
            try Self.value(mutator.random(upTo: 4_096, seed: seed)).count
        }
        let share = Double(lengths.count { $0 == 0 }) / 2_000
        #expect((0.1...0.2).contains(share) && lengths.contains(200))
    }

    @Test func `no result is longer than allowed, and the same seed makes the same`() throws {
        let input = try Self.input([1, 2, 3])
        var (mutator, again) = (Self.mutator(), Self.mutator())
        for seed in UInt64(0)..<500 {
            let result = mutator.mutate(input, upTo: 12, seed: seed)
            #expect(result.count <= 12 && result == again.mutate(input, upTo: 12, seed: seed))
        }
    }

    @Test func `a generator that always rejects gives the input back`() {
        var mutator = Self.mutator(Generator { _ throws(Rejection) in throw Rejection("never") })
        #expect(mutator.mutate([1, 2], upTo: 10, seed: 1) == [1, 2])
        #expect(mutator.splice([3], into: [1, 2], upTo: 10, seed: 1) == [1, 2])
        #expect(mutator.random(upTo: 10, seed: 1) == [] && mutator.failures(of: []).isEmpty)
    }
}
