extension Generator where Value: ChoiceInteger {
    /// Integers in a range; the simplest is the one nearest to zero, or to a given value.
    ///
    /// Random draws favour both ends, the simplest value and its neighbours and, in wide ranges, numbers of every
    /// magnitude and numbers near earlier ones.
    ///
    ///     Generator<Int>.integer(in: -3...9)                // simplest first: 0, 1, -1, 2, -2, 3, -3, 4 …
    ///     Generator<Int>.integer(in: 1...9, towards: 5)     // simplest first: 5, 6, 4, 7, 3, 8, 2, 9, 1
    @inlinable
    public static func integer(in range: ClosedRange<Value>, towards simplest: Value = 0) -> Generator {
        let lower = range.lowerBound
        let nearest = min(max(simplest, lower), range.upperBound)
        // The difference of two integers of up to 64 bits always fits `UInt64`, by wrapping.
        let bound = UInt64(truncatingIfNeeded: range.upperBound) &- UInt64(truncatingIfNeeded: lower)
        let target = UInt64(truncatingIfNeeded: nearest) &- UInt64(truncatingIfNeeded: lower)
        return Generator { source throws(Rejection) in
            lower &+ Value(truncatingIfNeeded: source.draw(upTo: bound, towards: target))
        } list: { source, count throws(Rejection) in
            try source.integers(count: count, upTo: bound, towards: target) {
                lower &+ Value(truncatingIfNeeded: $0)
            }
        }
    }

    /// Integers of the whole range of the type; the simplest is zero.
    @inlinable
    public static var integer: Generator { integer(in: Value.min...Value.max) }
}
