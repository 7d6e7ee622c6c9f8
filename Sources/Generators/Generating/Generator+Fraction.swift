extension Generator where Value == Double {
    /// The multiples of a unit fraction in a range: the points of a grid.
    ///
    /// The pixels of a screen of scale 3 are the fractions of denominator 3; a denominator of 2^*k* gives dyadic
    /// fractions. Each number is the one nearest to the exact fraction. In order of simplicity: whole numbers, by
    /// distance from zero; then, in the same order, those one unit above a whole number, two units above, and so on.
    /// A fraction past an end of the range is moved to the last one inside. Random ones are distributed as the integers
    /// of the numerators' range. The numerators are limited to ±2^53,
    /// beyond which the grid is finer than the spacing of `Double`.
    ///
    ///     try Generator.double(in: 0...1, denominator: 3)  // 0.0, 1.0, 0.3333333333333333, 0.6666666666666666
    /// - Throws: ``GeneratorError`` if the denominator is not in 1...2^32, or the range contains no such fraction.
    public static func double(
        in range: ClosedRange<Double>, denominator: Int
    ) throws(GeneratorError) -> Generator {
        guard (1...1 << 32).contains(denominator) else { throw .unusableDenominator(denominator) }
        guard let numerators = range.numerators(over: denominator) else {
            throw .noFraction(denominator: denominator, in: range)
        }
        let parts = Int64(denominator)
        let wholes = numerators.lowerBound.floored(by: parts)...numerators.upperBound.floored(by: parts)
        return Generator { source throws(Rejection) in
            // Used by random sources only, which draw the numerator and then make its choices.
            var drawn: Int64?
            let keepsToEdges = source.origin == .edges
            let part = source.choose(upTo: UInt64(parts - 1), towards: 0) { random in
                let numerator = numerators.random(&random, keepsToEdges)
                drawn = numerator
                return UInt64(numerator - numerator.floored(by: parts) * parts)
            }
            let whole = source.choose(upTo: wholes.reach, towards: wholes.target) { random in
                drawn.map { UInt64($0.floored(by: parts) - wholes.lowerBound) }
                    ?? random.integer(upTo: wholes.reach, towards: wholes.target)
            }
            let numerator = (wholes.lowerBound + Int64(whole)) * parts + Int64(part)
            return Double(min(max(numerator, numerators.lowerBound), numerators.upperBound)) / Double(parts)
        }
    }
}

extension ClosedRange<Double> {
    /// The numerators of the fractions in this range, up to ±2^53; nil if there are none.
    fileprivate func numerators(over denominator: Int) -> ClosedRange<Int64>? {
        let scale = Double(denominator)
        // Product and quotient are rounded, so the first numerator may be off by one.
        var first = Swift.max(WholeDouble(notAbove: lowerBound * scale).position - 1, -1 << 53)
        while first < 1 << 53, Double(first) / scale < lowerBound { first += 1 }
        var last = Swift.min(WholeDouble(notAbove: upperBound * scale).position + 2, 1 << 53)
        while last > -1 << 53, Double(last) / scale > upperBound { last -= 1 }
        guard first <= last, contains(Double(first) / scale) else { return nil }
        return first...last
    }
}

extension ClosedRange<Int64> {
    /// One of the numbers, drawn as an integer.
    fileprivate func random(_ random: inout RandomDraws, _ keepsToEdges: Bool) -> Int64 {
        lowerBound
            + Int64(
                keepsToEdges
                    ? random.special(upTo: reach, towards: target)
                    : random.integer(upTo: reach, towards: target))
    }
}

extension Int64 {
    /// The quotient, rounded down.
    fileprivate func floored(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
