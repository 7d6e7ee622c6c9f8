/// The choices of the numbers of a range: a kind, a whole part and, for most kinds, a further part.
///
/// The kinds are the numbers of binary digits after the point, any number, and a special number.
struct DoubleForm: Sendable {
    private static let anyKind: UInt64 = 7

    /// The number of binary digits after the point, of a kind from 1 to 6: a power of two.
    private static func digits(_ kind: UInt64) -> UInt64 { 1 &<< (kind &- 1) }

    /// The choices of a number.
    struct Choices {
        let kind: UInt64
        let whole: UInt64
        /// The numerator, the distance from the first number of this whole part, or the index of a special number.
        var part: UInt64 = 0
    }

    private let range: ClosedRange<Double>
    /// The whole parts.
    let wholes: WholeDoubles
    /// The number of special numbers.
    private let specials: UInt64

    init(_ range: ClosedRange<Double>, specials: Int) {
        self.range = range
        self.specials = UInt64(specials)
        wholes = WholeDoubles(in: range)
    }

    /// The last kind.
    var lastKind: UInt64 { specials == 0 ? Self.anyKind : Self.anyKind + 1 }

    /// Whether a kind is that of special numbers.
    func isSpecial(_ kind: UInt64) -> Bool { kind > Self.anyKind }

    /// The bound and the target of the part that follows a whole part; nil if none does.
    func part(_ kind: UInt64, of whole: WholeDouble) -> (bound: UInt64, target: UInt64)? {
        if isSpecial(kind) { return (specials - 1, 0) }
        if kind == 0 || whole.isPast2To53 { return nil }
        guard kind == Self.anyKind else { return ((1 &<< Self.digits(kind)) - 1, 0) }
        let ordinals = self.ordinals(of: whole)
        let nearest = min(max(0.0.ordinal, ordinals.lowerBound), ordinals.upperBound)
        return (ordinals.upperBound - ordinals.lowerBound, nearest - ordinals.lowerBound)
    }

    /// The number that is not special.
    func number(_ kind: UInt64, _ whole: WholeDouble, _ part: UInt64) -> Double {
        if kind == Self.anyKind { return Double(ordinal: ordinals(of: whole).lowerBound + part) }
        return (whole.value + Double(part) / Double(1 &<< Self.digits(kind) as UInt64)).clamped(to: range)
    }

    /// The choices of the simpler numbers next to a number that is not whole: the next whole one, and for each lesser number
    /// of binary digits those below and above.
    ///
    /// By a step of its choices, a number whose fraction has many digits leads to no simpler one near it.
    func landmarks(near number: Double, of kind: UInt64, from whole: WholeDouble) -> [[UInt64]] {
        let index = wholes.index(of: whole)
        return (index < wholes.bound ? [[0, index + 1]] : [])
            + (1..<kind).flatMap { kind in
                let denominator = 1 &<< Self.digits(kind) as UInt64
                let below = UInt64((number - whole.value) * Double(denominator))
                return [below, below + 1].filter { 0 < $0 && $0 < denominator }.map { [kind, index, $0] }
            }
    }

    /// The positions of the numbers of a whole part, among all numbers.
    private func ordinals(of whole: WholeDouble) -> ClosedRange<UInt64> {
        let next = WholeDouble(position: whole.position + 1).value
        let first = whole.value.clamped(to: range).ordinal
        let last = next.nextDown.clamped(to: range).ordinal
        // By position, -0.0 comes before 0.0, although they compare equal.
        return min(first, last)...max(first, last)
    }

    /// The choices of a random number; one in nine is special, if there are any.
    func choices(_ random: inout RandomDraws, from spread: DoubleSpread, _ keepsToEdges: Bool) -> Choices {
        if specials > 0, random.bits.uniform(upTo: Self.anyKind + 1) == 0 {
            return Choices(
                kind: lastKind, whole: wholes.target, part: random.bits.uniform(upTo: specials - 1))
        }
        return choices(of: random.double(of: spread, wholes, keepsToEdges))
    }

    /// The choices of a number of the range, of the simplest kind that has it.
    func choices(of number: Double) -> Choices {
        let whole = WholeDouble(notAbove: number)
        let index = wholes.index(of: whole)
        if whole.value.clamped(to: range) == number { return Choices(kind: 0, whole: index) }
        let scaled = (number - whole.value) * 0x1p32
        let numerator = UInt64(scaled)
        // A tiny negative number has a fraction of 1 after rounding.
        guard Double(numerator) == scaled, numerator < 1 << 32,
            whole.value + Double(numerator) * 0x1p-32 == number
        else {
            return Choices(
                kind: Self.anyKind, whole: index, part: number.ordinal - ordinals(of: whole).lowerBound)
        }
        let further = UInt64(31 - numerator.trailingZeroBitCount)
        let kind = UInt64(1 + UInt64.bitWidth - further.leadingZeroBitCount)
        return Choices(kind: kind, whole: index, part: numerator &>> (32 - Self.digits(kind)))
    }
}
