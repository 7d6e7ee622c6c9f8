import Generators

/// A way of making lists of integers and adding them up, to time the ways against each other.
public enum Workload: CaseIterable, Sendable {
    /// A loop as one would write it by hand: a generator of random bits, a length, so many words.
    case handWritten
    /// A generator's values, from one seed after the other.
    case generating
    /// A search that checks a property of the values.
    case checking

    /// The most elements of a list; its length is uniform where the loop is hand-written.
    private static var mostElements: Int { 100 }

    /// Makes so many lists, and returns how many elements they had; nothing may be left out as of no use.
    public func elements(cases: Int, seed: UInt64) -> Int {
        var tally = Tally()
        switch self {
        case .handWritten: Self.writeByHand(cases, seed, &tally)
        case .generating: Self.generate(cases, seed, &tally)
        case .checking: Self.check(cases, seed, &tally)
        }
        // The sum is of random words: it is never this, but no compiler knows.
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
        // A body may not change what is around it, and it runs on one thread only.
        nonisolated(unsafe) var total = Tally()
        let property = Property(lists, id: "fails") { list in
            total.add(list)
            return true
        }
        _ = search(property, SearchSettings(cases: cases, seed: seed))
        tally = total
    }
}

/// What lists come to.
private struct Tally {
    var elements = 0
    var sum = 0

    mutating func add(_ list: [Int]) {
        elements += list.count
        sum = list.reduce(sum, &+)
    }
}
