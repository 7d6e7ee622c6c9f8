/// The whole numbers among the doubles, by their position in ascending order, where zero is at 0.
///
/// Up to 2^53 the position is the number itself. Past 2^53 every double is whole, and neighbours differ by one in
/// position. An infinity follows the greatest finite number.
struct WholeDouble {
    let position: Int64

    private static let last: Int64 = 1 << 53

    init(position: Int64) { self.position = position }

    /// The greatest whole number that is not greater than a number.
    ///
    /// `rounded(.down)` calls the platform's libm, which a module without Foundation does not link.
    init(notAbove number: Double) {
        if number.magnitude >= 0x1p53 {
            let past = Int64(number.magnitude.ordinal - 0x1p53.ordinal)
            position = number < 0 ? -Self.last - past : Self.last + past
        } else {
            let truncated = Int64(number)
            position = Double(truncated) > number ? truncated - 1 : truncated
        }
    }

    /// The number.
    var value: Double {
        guard isPast2To53 else { return Double(position) }
        let magnitude = Double(ordinal: 0x1p53.ordinal + (position.magnitude - Self.last.magnitude))
        return position < 0 ? -magnitude : magnitude
    }

    /// Whether the number is at or past 2^53, where there are no fractions.
    var isPast2To53: Bool { position.magnitude >= Self.last.magnitude }
}

/// The whole numbers from the one at or below the start of a range to the one at or below its end.
struct WholeDoubles: Sendable {
    private let positions: ClosedRange<Int64>
    /// The positions up to 2^53, where some of them are past it and others are not.
    private let dense: ClosedRange<Int64>?

    init(in range: ClosedRange<Double>) {
        positions =
            WholeDouble(notAbove: range.lowerBound)
            .position...WholeDouble(notAbove: range.upperBound).position
        let limits: ClosedRange<Int64> = -1 << 53...1 << 53
        let clamped = positions.clamped(to: limits)
        dense = positions.overlaps(limits) && clamped != positions ? clamped : nil
    }

    /// The greatest index.
    var bound: UInt64 { positions.reach }

    /// The index of the number nearest to zero.
    var target: UInt64 { positions.target }

    /// The number at an index.
    subscript(index: UInt64) -> WholeDouble { WholeDouble(position: positions.lowerBound + Int64(index)) }

    /// The index of a number.
    func index(of number: WholeDouble) -> UInt64 { UInt64(number.position - positions.lowerBound) }

    /// A random index, drawn as integers are.
    ///
    /// Where the range goes past 2^53, so does one random number in 16; most doubles are there.
    func randomIndex(_ random: inout RandomDraws) -> UInt64 {
        guard let dense, random.bits.uniform(upTo: 15) > 0 else {
            return random.integer(upTo: bound, towards: target)
        }
        return UInt64(dense.lowerBound - positions.lowerBound)
            + random.integer(upTo: dense.reach, towards: dense.target)
    }
}

extension ClosedRange<Int64> {
    /// The distance of the last number from the first; positions of doubles are too few to overflow.
    var reach: UInt64 { UInt64(upperBound - lowerBound) }

    /// The distance of the number nearest to zero from the first.
    var target: UInt64 { UInt64(Swift.min(Swift.max(0, lowerBound), upperBound) - lowerBound) }
}
