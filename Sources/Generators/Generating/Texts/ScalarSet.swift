/// A set of Unicode scalars, as the class of a pattern has them.
struct ScalarSet: Sendable {
    /// The positions among all scalars, in disjoint ranges in ascending order.
    private var ranges: [ClosedRange<UInt64>]

    static let all = ScalarSet(["\0"..."\u{10FFFF}"])
    static let ascii = ScalarSet(["\0"..."\u{7F}"])
    static let digits = ScalarSet(["0"..."9"])
    static let word = ScalarSet(["0"..."9", "A"..."Z", "_"..."_", "a"..."z"])
    static let space = ScalarSet(["\t"..."\r", " "..." "])
    static let lineEnds = ScalarSet(["\n"..."\r", "\u{85}"..."\u{85}", "\u{2028}"..."\u{2029}"])

    init(_ ranges: [ClosedRange<Unicode.Scalar>]) {
        self.init(merging: ranges.map { $0.lowerBound.position...$0.upperBound.position })
    }

    /// The union of sets.
    init(uniting sets: [ScalarSet]) { self.init(merging: sets.flatMap(\.ranges)) }

    private init(merging ranges: [ClosedRange<UInt64>]) {
        self.ranges = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound {
                self.ranges[self.ranges.count - 1] =
                    last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
    }

    /// The scalars of another set that are not in this one.
    func complement(in whole: ScalarSet) -> ScalarSet {
        var left: [ClosedRange<UInt64>] = []
        for range in whole.ranges {
            var start = range.lowerBound
            for removed in ranges where removed.upperBound >= start && removed.lowerBound <= range.upperBound
            {
                if removed.lowerBound > start { left.append(start...removed.lowerBound - 1) }
                start = removed.upperBound + 1
            }
            if start <= range.upperBound { left.append(start...range.upperBound) }
        }
        return ScalarSet(merging: left)
    }

    /// Texts of one scalar of the set, those of ASCII first, in the order of ``Generator/character``; nil if it is empty.
    ///
    /// Where a set has both, one random scalar in 8 is beyond ASCII, and one in 16 any of ASCII; others can be printed.
    var generator: Generator<String>? {
        let beyond = Self.ascii.complement(in: self).ranges
        let simple = CharacterKind.ascii.filter { scalar in ranges.contains { $0.contains(scalar.position) } }
        let count = beyond.reduce(UInt64(simple.count)) { $0 + UInt64($1.count) }
        guard count > 0 else { return nil }
        let printable = simple.count { $0 >= " " && $0 != "\u{7F}" }
        return Generator { source throws(Rejection) in
            guard count > 1 else { return Self.text(at: 0, simple, beyond) }
            let index = source.draw(upTo: count - 1) { bits in
                switch bits.uniform(upTo: 15) {
                case 0...1 where !beyond.isEmpty && !simple.isEmpty:
                    UInt64(simple.count) + bits.uniform(upTo: count - 1 - UInt64(simple.count))
                case 3... where printable > 0: bits.uniform(upTo: UInt64(printable - 1))
                case _ where !simple.isEmpty: bits.uniform(upTo: UInt64(simple.count - 1))
                default: bits.uniform(upTo: count - 1)
                }
            }
            return Self.text(at: index, simple, beyond)
        }
    }

    private static func text(
        at index: UInt64, _ simple: [Unicode.Scalar], _ beyond: [ClosedRange<UInt64>]
    ) -> String {
        if index < simple.count { return String(simple[Int(index)]) }
        var left = index - UInt64(simple.count)
        for range in beyond {
            if left < range.count { return String(Unicode.Scalar(position: range.lowerBound + left)) }
            left -= UInt64(range.count)
        }
        return ""
    }
}
