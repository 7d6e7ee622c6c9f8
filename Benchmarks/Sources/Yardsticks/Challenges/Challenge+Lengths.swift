import Generators

extension Challenge {
    private static let packets = Generator<[[Int]]> { source throws(Rejection) in
        var packets: [[Int]] = []
        for _ in 0..<(try source.draw(.integer(in: 0...12))) {
            let size = try source.draw(.integer(in: 0...9))
            packets.append(try source.draw(Generator<Int>.integer(in: 0...99).array(count: size...size)))
        }
        return packets
    }

    /// False property: packets hold at most 17 numbers; their number and the size of each one are drawn first.
    ///
    /// The minimum is two full packets of nine zeros. More packets have one more size among their choices, and one
    /// packet holds nine numbers only.
    static let packetSizes = Challenge(
        "packet-sizes", packets,
        isNormal: { $0 == Array(repeating: Array(repeating: 0, count: 9), count: 2) },
        holds: { $0.joined().count <= 17 })

    /// False property: a list of one or more elements does not end with a full batch of 307.
    ///
    /// The minimum is 307 zeros. Shorter lists end with a part of a batch.
    static let lastBatch = Challenge(
        "last-batch", Generator<Int>.integer(in: 0...99).array(count: 0...614),
        isNormal: { $0 == Array(repeating: 0, count: 307) },
        holds: { $0.isEmpty || !$0.count.isMultiple(of: 307) })

    /// False property: the sum of a list of numbers of four bits is below 467.
    ///
    /// The minimum is 2 and 31 times 15. The sum of 31 elements is at most 465, and if the first of 32 is below 2, the
    /// others cannot make up for it.
    static let nibbleSum = Challenge(
        "nibble-sum", Generator<Int>.integer(in: 0...15).array(count: 0...200),
        isNormal: { $0 == [2] + Array(repeating: 15, count: 31) }, holds: { $0.reduce(0, +) < 467 })

    /// False property: no four adjacent elements have the sum 131.
    ///
    /// The minimum is 0, 0, 32 and 99. The last element is at most 99, so the third is at least 32 after two zeros.
    static let windowSum = Challenge(
        "window-sum", Generator<Int>.integer(in: 0...99).array(),
        isNormal: { $0 == [0, 0, 32, 99] },
        holds: { list in
            list.indices.dropLast(3).allSatisfy { list[$0...($0 + 3)].reduce(0, +) != 131 }
        })
}
