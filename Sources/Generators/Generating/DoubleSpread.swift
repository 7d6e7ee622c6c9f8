/// A range of numbers, as random sources draw from it.
struct DoubleSpread: Sendable {
    let range: ClosedRange<Double>
    /// The range without infinities.
    let finite: ClosedRange<Double>
    /// Whether small numbers and numbers past 2^53 are both in the range, so that evenly drawn ones are all large.
    let isVast: Bool

    init(_ range: ClosedRange<Double>) {
        self.range = range
        let greatest = Double.greatestFiniteMagnitude
        finite =
            max(min(range.lowerBound, greatest), -greatest)...max(min(range.upperBound, greatest), -greatest)
        let nearest = 0.0.clamped(to: finite)
        let farthest = max(finite.lowerBound.magnitude, finite.upperBound.magnitude)
        isVast = farthest > 0x1p53 && nearest.magnitude < 0x1p24
    }

    /// The number at a share of the way from the lower end to the upper one.
    func number(at share: Double) -> Double {
        let (lower, upper) = (finite.lowerBound, finite.upperBound)
        let reach = upper - lower
        let number = reach.isFinite ? lower + reach * share : lower * (1 - share) + upper * share
        return number.clamped(to: finite)
    }
}

extension RandomDraws {
    /// A number of a range; ``Generator/double(in:including:)-(ClosedRange<Double>,_)`` states the distribution.
    mutating func double(
        of spread: DoubleSpread, _ wholes: WholeDoubles, _ keepsToEdges: Bool
    ) -> Double {
        let dice = bits.next()
        let notable = keepsToEdges ? edge(dice, spread, wholes) : notable(dice, spread, wholes)
        let number =
            notable.flatMap { spread.range.contains($0) ? $0 : nil }
            ?? spreadDouble(spread).clamped(to: spread.range)
        // Every other number is remembered, so that a repeated one may be from further back.
        if recentDouble.isNaN || dice &>> 63 == 0 { recentDouble = number }
        return number
    }

    /// Ends, whole numbers and simple fractions, in 9 of 32 draws, and numbers near the remembered one in 3; else nil.
    private mutating func notable(_ dice: UInt64, _ spread: DoubleSpread, _ wholes: WholeDoubles) -> Double? {
        switch dice & 31 {
        // The ends of a vast range would make most sums overflow.
        case 0...1: spread.isVast && dice & 96 != 0 ? nil : nearEnd(dice &>> 8, spread.range)
        case 2...5: wholes[wholes.randomIndex(&self)].value
        case 6...8: fraction(dice &>> 8, wholes)
        case 9...11: nearRecent(dice &>> 8)
        default: nil
        }
    }

    /// An end, the simplest number, or a number next to one of them.
    private mutating func edge(_ dice: UInt64, _ spread: DoubleSpread, _ wholes: WholeDoubles) -> Double? {
        let nearest = 0.0.clamped(to: spread.range)
        return switch dice & 7 {
        case 0...2: nearEnd(dice &>> 8, spread.range)
        case 3: nearest
        case 4: dice & 256 == 0 ? nearest.nextUp : nearest.nextDown
        case 5: fraction(dice &>> 8, wholes)
        default: wholes[wholes.randomIndex(&self)].value
        }
    }

    private func nearEnd(_ dice: UInt64, _ range: ClosedRange<Double>) -> Double {
        switch dice & 3 {
        case 0: range.lowerBound
        case 1: range.upperBound
        case 2: range.lowerBound.nextUp
        default: range.upperBound.nextDown
        }
    }

    /// A number of 1, 2, 4 or 8 binary digits after the point.
    private mutating func fraction(_ dice: UInt64, _ wholes: WholeDoubles) -> Double {
        let denominator: UInt64 = 1 &<< (1 &<< (dice & 3))
        let numerator = 1 + bits.uniform(upTo: denominator - 2)
        let whole = wholes[wholes.randomIndex(&self)].position
        // Most whole numbers of a wide range have no neighbours at such a distance.
        let near = whole.magnitude < 1 << 44 ? whole : whole % (1 << 24)
        return Double(near) + Double(numerator) / Double(denominator)
    }

    /// The remembered number in half of the draws, its negative, or a number at most 4 steps away.
    private func nearRecent(_ dice: UInt64) -> Double? {
        guard recentDouble.isFinite else { return nil }
        let steps = 1 + (dice &>> 8) & 3
        return switch dice & 3 {
        case 0...1: recentDouble
        case 2: -recentDouble
        default: Double(ordinal: dice & 4 == 0 ? recentDouble.ordinal + steps : recentDouble.ordinal - steps)
        }
    }

    /// A number that is spread over the range, by value or by magnitude.
    private mutating func spreadDouble(_ spread: DoubleSpread) -> Double {
        let dice = bits.next()
        if dice & 1 == 0 && !spread.isVast { return spread.number(at: share()) }
        let (lower, upper) = (spread.finite.lowerBound, spread.finite.upperBound)
        let isAtEnd = dice & 6 == 0 && !spread.isVast
        let anchor = isAtEnd ? (dice & 8 == 0 ? lower : upper) : 0.0.clamped(to: spread.finite)
        // Half of each, since the difference may overflow.
        let (below, above) = (anchor / 2 - lower / 2, upper / 2 - anchor / 2)
        let isUp = below <= 0 || above > 0 && dice & 16 == 0
        let room = isUp ? above : below
        guard room > 0 else { return anchor }
        let distance = distance(dice &>> 8, upToTwice: room, from: anchor, spread.isVast)
        let number = isUp ? anchor + distance : anchor - distance
        return spread.finite.contains(number) ? number : spread.number(at: share())
    }

    /// A distance from a number, of a uniformly drawn exponent; it may be up to twice the greatest one.
    private mutating func distance(
        _ dice: UInt64, upToTwice half: Double, from anchor: Double, _ isVast: Bool
    ) -> Double {
        let least = anchor == 0 ? Double.leastNonzeroMagnitude.exponent : anchor.ulp.exponent
        let most = max(min(half.exponent + 1, Double.greatestFiniteMagnitude.exponent), least)
        let exponents: ClosedRange<Double.Exponent> =
            switch (dice & 15, isVast) {
            case (0, true): 24...1_023
            case (1, true): -1_074 ... -24
            case (_, true): -24...24
            case (0...1, false): least...most
            // 6, 16, 32 or 52 of them.
            default: most - Int(0x3420_1006 &>> (dice &>> 4 & 3 &* 8) & 63)...most
            }
        let usable = exponents.clamped(to: least...most)
        let reach = UInt64(usable.upperBound - usable.lowerBound)
        return binade(usable.lowerBound + Int(bits.uniform(upTo: reach)))
    }

    /// A random number from a power of two to the next one.
    private mutating func binade(_ exponent: Int) -> Double {
        let word = bits.next()
        guard exponent < Double.leastNormalMagnitude.exponent else {
            return Double(
                sign: .plus, exponentBitPattern: UInt(exponent + 1_023), significandBitPattern: word &>> 12)
        }
        let leading: UInt64 = 1 &<< UInt64(exponent + 1_074)
        return Double(bitPattern: leading | word & (leading &- 1))
    }
}
