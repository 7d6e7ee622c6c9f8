import Generators

/// Lists of random words, added up.
enum WordList: Subject {
    static let generator = Generator<Int>.integer.array(count: 0...100)

    /// The greatest length by hand, uniform from 0, of which the mean is that of the generator within 1 %.
    ///
    /// The generator's mean is 23.7: with probabilities of 2, 1, 5, 4 and 4 in 16 its lengths are 0, 100, or uniform up
    /// to 7, 31 and 100.
    private static let mostByHand: UInt64 = 47

    static func written(_ bits: inout RandomBits) -> [Int] {
        let count = Int(bits.uniform(upTo: mostByHand))
        var list: [Int] = []
        list.reserveCapacity(count)
        for _ in 0..<count { list.append(Int(truncatingIfNeeded: bits.next())) }
        return list
    }

    static func tally(_ list: [Int]) -> Tally { Tally(elements: list.count, sum: list.reduce(0, &+)) }
}
