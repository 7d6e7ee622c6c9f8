extension Generator where Value == Double {
    /// All numbers: finite ones, and special values that often reveal bugs.
    ///
    /// Of the other random numbers, most are from 2^-24 to 2^24. A ninth of all are special: -0; 2^31, 2^53, 2^63 and 2^64, from which whole numbers no longer
    /// fit a type; the neighbours of 1; the least and greatest numbers, normal and subnormal, of either sign; ±∞; and
    /// NaN, quiet and signalling. In order of simplicity they follow all finite numbers, which are ordered as in
    /// ``double(in:including:)-(ClosedRange<Double>,_)``.
    public static var double: Generator {
        let greatest = Double.greatestFiniteMagnitude
        return double(
            in: -greatest...greatest,
            including: [
                -0.0, 0x1p31, 0x1p53, 0x1p63, 0x1p64, (1.0).nextUp, (1.0).nextDown,
                .leastNormalMagnitude, -.leastNormalMagnitude,
                .leastNormalMagnitude.nextDown, -.leastNormalMagnitude.nextDown,
                .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
                greatest, -greatest, .infinity, -.infinity, .nan, .signalingNaN,
            ])
    }

    /// Boundary values and their nearest neighbours, where comparisons change.
    ///
    /// The boundary values themselves are simplest, in the given order. Then come the numbers one step above, one
    /// step below, two steps above and so on. The two zeros are one step apart, and no step leads past an infinity.
    ///
    ///     try Generator.double(near: [0.5], ulps: 1)  // 0.5, 0.5000000000000001, 0.49999999999999994
    /// - Parameters:
    ///   - landmarks: the boundary values.
    ///   - ulps: the greatest distance, in steps from one number to the next (units in the last place).
    /// - Throws: ``GeneratorError`` if there are no boundary values, one is NaN, or the distance is negative.
    public static func double(near landmarks: [Double], ulps: Int = 2) throws(GeneratorError) -> Generator {
        if let index = landmarks.firstIndex(where: \.isNaN) { throw .landmarkNotANumber(index: index) }
        guard let reach = UInt64(exactly: ulps) else { throw .negativeDistance(ulps) }
        let landmark = try element(of: landmarks)
        return Generator { source throws(Rejection) in
            let step = source.draw(upTo: 2 * reach, towards: reach)
            return try landmark.body(&source).moved(by: step, minus: reach)
        }
    }
}

extension Double {
    /// The number a number of steps above and below this one; an infinity if a step would lead past it.
    fileprivate func moved(by up: UInt64, minus down: UInt64) -> Double {
        let (first, last) = ((-Double.infinity).ordinal, Double.infinity.ordinal)
        return Double(
            ordinal: up >= down
                ? ordinal + min(up - down, last - ordinal) : ordinal - min(down - up, ordinal - first))
    }
}
