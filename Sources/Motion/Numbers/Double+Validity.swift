/// The largest magnitude, exclusive, of any length, offset or velocity: 2⁴⁰.
///
/// Below it a `Double` resolves less than a thousandth of a point, so sums of such numbers stay meaningful.
package let magnitudeLimit = 0x1p40

extension Double {
    /// Whether the number is finite and its magnitude is below ``magnitudeLimit``.
    ///
    /// NaN compares false with every number, so it is not usable.
    @inlinable
    package var isUsable: Bool { magnitude < 0x1p40 }

    /// Whether the number is a valid length: from 0 to below ``magnitudeLimit``.
    @inlinable
    package var isLength: Bool { self >= 0 && self < 0x1p40 }

    /// Whether the number is a valid duration: finite and not negative.
    @inlinable
    package var isDuration: Bool { self >= 0 && isFinite }

    /// The number itself, if it is a valid length.
    ///
    /// - Throws: ``InvalidValue`` for a number that is negative, not finite, or 2⁴⁰ and more.
    package func asLength(_ field: String) throws(InvalidValue) -> Double {
        guard isLength else {
            throw InvalidValue(field: field, value: self, expected: "a length from 0 to below 2^40")
        }
        return self
    }

    /// The number itself, if it is a valid offset, distance or velocity.
    ///
    /// - Throws: ``InvalidValue`` for a number that is not finite or has a magnitude of 2⁴⁰ and more.
    func asUsable(_ field: String) throws(InvalidValue) -> Double {
        guard isUsable else {
            throw InvalidValue(
                field: field, value: self, expected: "a finite number of a magnitude below 2^40")
        }
        return self
    }

    /// The number itself, if it is a valid divisor: from 2⁻⁴⁰ to below 2⁴⁰.
    ///
    /// - Throws: ``InvalidValue`` for any other number.
    func asDivisor(_ field: String) throws(InvalidValue) -> Double {
        guard self >= 0x1p-40 && self < 0x1p40 else {
            throw InvalidValue(field: field, value: self, expected: "a number from 2^-40 to below 2^40")
        }
        return self
    }
}
