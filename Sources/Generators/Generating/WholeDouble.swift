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

extension ChoiceSource {
    /// Draws a whole number, from the one at or below the start of a range to the one at or below its end.
    ///
    /// Where the range goes past 2^53, so does one random number in 16; most doubles are there. The others are drawn as
    /// integers are.
    mutating func wholeDouble(in range: ClosedRange<Double>) -> WholeDouble {
        let wholes =
            WholeDouble(notAbove: range.lowerBound)
            .position...WholeDouble(notAbove: range.upperBound).position
        let dense: ClosedRange<Int64> = -1 << 53...1 << 53
        let near = wholes.clamped(to: dense)
        guard wholes.overlaps(dense), near != wholes else {
            return WholeDouble(
                position: wholes.lowerBound + Int64(draw(upTo: wholes.reach, towards: wholes.target)))
        }
        let keepsToEdges = origin == .edges
        let offset = UInt64(near.lowerBound - wholes.lowerBound)
        let distance = choose(upTo: wholes.reach, towards: wholes.target) { random in
            if keepsToEdges { return random.special(upTo: wholes.reach, towards: wholes.target) }
            return random.bits.uniform(upTo: 15) == 0
                ? random.integer(upTo: wholes.reach, towards: wholes.target)
                : offset + random.integer(upTo: near.reach, towards: near.target)
        }
        return WholeDouble(position: wholes.lowerBound + Int64(distance))
    }
}

extension ClosedRange<Int64> {
    /// The distance of the last number from the first; positions of doubles are too few to overflow.
    fileprivate var reach: UInt64 { UInt64(upperBound - lowerBound) }

    /// The distance of the number nearest to zero from the first.
    fileprivate var target: UInt64 { UInt64(Swift.min(Swift.max(0, lowerBound), upperBound) - lowerBound) }
}
