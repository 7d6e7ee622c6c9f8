import Generators

/// A way of generating lists of integers and adding them up, to compare the speed of the ways.
public enum Workload: CaseIterable, Sendable {
    /// A hand-written loop: a random length and as many random words.
    case handWritten
    /// A generator, from consecutive seeds.
    case generating
    /// A search that checks a property of the values.
    case checking

    /// The greatest number of elements of a list; the length is uniform in the hand-written loop.
    private static var mostElements: Int { 100 }

    /// Generates a number of lists, and returns their number of elements; the result keeps the optimiser from
    /// removing work.
    public func elements(cases: Int, seed: UInt64) -> Int {
        var tally = Tally()
        switch self {
        case .handWritten: Self.writeByHand(cases, seed, &tally)
        case .generating: Self.generate(cases, seed, &tally)
        case .checking: Self.check(cases, seed, &tally)
        }
        // The sum of random words is never this value, but the compiler cannot know that.
        return tally.sum == 0x5EED ? 0 : tally.elements
    }

    private static func writeByHand(_ cases: Int, _ seed: UInt64, _ tally: inout Tally) {
        var bits = RandomBits(seed: seed)
        for _ in 0..<cases {
            let count = Int(bits.uniform(upTo: UInt64(mostElements)))
            var list: [Int] = []
            list.reserveCapacity(count)
            for _ in 0..<count { list.append(Int(truncatingIfNeeded: bits.next())) }
            tally.add(list)
        }
    }

    private static func generate(_ cases: Int, _ seed: UInt64, _ tally: inout Tally) {
        let lists = Generator<Int>.integer.array(count: 0...mostElements)
        for index in 0..<UInt64(cases) {
            var source = ChoiceSource(seed: seed &+ index)
            if let list = try? lists.generate(from: &source) { tally.add(list) }
        }
    }

    private static func check(_ cases: Int, _ seed: UInt64, _ tally: inout Tally) {
        let lists = Generator<Int>.integer.array(count: 0...mostElements)
        // The body is sendable and may not capture a variable; the search runs on one thread.
        nonisolated(unsafe) var total = Tally()
        let property = Property(lists, id: "fails") { list in
            total.add(list)
            return true
        }
        _ = search(property, SearchSettings(cases: cases, seed: seed))
        tally = total
    }
}

/// The number and the sum of elements.
private struct Tally {
    var elements = 0
    var sum = 0

    mutating func add(_ list: [Int]) {
        elements += list.count
        sum = list.reduce(sum, &+)
    }
}
