extension Generator where Value == Double {
    /// Any number and what is not a number: finite ones, and the special ones where code goes wrong.
    ///
    /// The special ones, a ninth of all at random, are -0; 2^31, 2^53, 2^63 and 2^64, past which whole numbers do not
    /// fit a type; the neighbours of 1; the least and greatest numbers, normal and subnormal, of either sign; ±∞;
    /// and NaN, quiet and signalling. In order of simplicity they come in this order after all finite numbers,
    /// which are ordered as those of ``double(in:including:)``.
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

    /// Numbers at and right next to landmarks, where a comparison turns over.
    ///
    /// The landmarks themselves are simplest, the earlier the simpler; then come the numbers that are one step
    /// greater, one step less, two steps greater and so on. The two zeros are one step apart, and there is no step
    /// past an infinity.
    ///
    ///     try Generator.double(near: [0.5], ulps: 1)  // 0.5, 0.5000000000000001, 0.49999999999999994
    /// - Parameters:
    ///   - landmarks: the numbers to be near to.
    ///   - ulps: the greatest distance, in units in the last place: steps from one number to the next.
    /// - Throws: ``GeneratorError`` if there are no landmarks, one is not a number, or the distance is negative.
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
    /// The number that is so many steps greater and so many less, or the infinity in between.
    fileprivate func moved(by up: UInt64, minus down: UInt64) -> Double {
        let (first, last) = ((-Double.infinity).ordinal, Double.infinity.ordinal)
        return Double(
            ordinal: up >= down
                ? ordinal + min(up - down, last - ordinal) : ordinal - min(down - up, ordinal - first))
    }
}
