extension Generator where Value == Duration {
    /// Durations in a closed range.
    ///
    /// In order of simplicity: whole seconds, by distance from zero; then those with milliseconds, microseconds,
    /// nanoseconds and attoseconds. Each unit is one random duration in five. A fraction is the simplest only in a range
    /// without a whole second.
    ///
    ///     Generator<Duration>.duration(in: .milliseconds(1)...(.seconds(9))).simplest  // 1.0 seconds
    public static func duration(in range: ClosedRange<Duration>) -> Generator {
        let (lower, upper) = (range.lowerBound.attoseconds, range.upperBound.attoseconds)
        let units: [Int128] = [second, second / 1_000, second / 1_000_000, second / 1_000_000_000, 1]
        let seconds = lower.floor(by: second)...upper.floor(by: second)
        let (least, most) = (lower.ceiling(by: second), upper.floor(by: second))
        let any = Generator<Int128>.integer(in: seconds)
        let whole = least <= most ? Generator<Int128>.integer(in: least...most) : any
        return Generator { source throws(Rejection) in
            let unit = units[Int(source.pick(upTo: 4))]
            let whole = try (unit == second ? whole : any).body(&source)
            // The beginning of the first second may be less than the least duration, so it wraps around.
            let start = whole &* second
            let first = whole == seconds.lowerBound ? lower &- start : 0
            let last = whole == seconds.upperBound ? upper &- start : second - 1
            let counts = (first + unit - 1) / unit...Swift.max(last / unit, (first + unit - 1) / unit)
            // No multiple of a large unit may lie between two ends within a second.
            guard counts.lowerBound * unit <= last else { return Duration(attoseconds: start &+ first) }
            let count = source.draw(upTo: UInt64(counts.upperBound - counts.lowerBound))
            return Duration(attoseconds: start &+ (counts.lowerBound + Int128(count)) * unit)
        }
    }

    /// The attoseconds of a second.
    private static var second: Int128 { 1_000_000_000_000_000_000 }
}

extension Int128 {
    /// The quotient, rounded down.
    fileprivate func floor(by divisor: Int128) -> Int128 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// The quotient, rounded up.
    fileprivate func ceiling(by divisor: Int128) -> Int128 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder > 0 ? quotient + 1 : quotient
    }
}
