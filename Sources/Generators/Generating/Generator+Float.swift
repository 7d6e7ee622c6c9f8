extension Generator where Value == Float {
    /// Numbers in a closed range, in the order and the distribution of doubles, rounded.
    ///
    ///     Generator<Float>.float(in: 0.25...0.75).simplest  // 0.25
    public static func float(in range: ClosedRange<Float>) -> Generator { rounded(range) }

    /// All numbers: finite ones and, one time in 9, special values.
    ///
    /// These are -0, ±∞, NaN, the neighbours of 1, and the least and greatest numbers of either sign.
    public static var float: Generator { rounded() }
}

// There is no such type on a Mac with an Intel processor.
#if !(os(macOS) && arch(x86_64))
    extension Generator where Value == Float16 {
        /// Numbers in a closed range, in the order and the distribution of doubles, rounded.
        public static func float16(in range: ClosedRange<Float16>) -> Generator { rounded(range) }

        /// All numbers, with the special values of ``Generator/float``.
        public static var float16: Generator { rounded() }
    }
#endif

extension Generator where Value: BinaryFloatingPoint & Sendable {
    /// Doubles of a range of a narrower type, rounded to it: each number of the type is a double too.
    fileprivate static func rounded(
        _ range: ClosedRange<Value> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        including specials: [Value] = []
    ) -> Generator {
        Generator<Double>.double(
            in: Double(range.lowerBound)...Double(range.upperBound), including: specials.map { Double($0) }
        ).map { Value($0) }
    }

    fileprivate static func rounded() -> Generator {
        let (least, normal) = (Value.leastNonzeroMagnitude, Value.leastNormalMagnitude)
        let greatest = Value.greatestFiniteMagnitude
        return rounded(
            -greatest...greatest,
            including: [
                -0.0, Value(1).nextUp, Value(1).nextDown, normal, -normal, least, -least, greatest, -greatest,
                .infinity, -.infinity, .nan,
            ])
    }
}
