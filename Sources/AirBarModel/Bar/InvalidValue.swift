/// A number that cannot be what it was given as, with the field it was meant for and what was expected there.
///
///     try BarConfiguration(compact: 100, normal: 50, expanded: 300)
///     // throws: normal height is 50.0, expected at least the compact height, 100.0
public struct InvalidValue: Error, Equatable, Sendable, CustomStringConvertible {
    /// The field that was refused, as a reader would call it.
    public let field: String

    /// The value that was refused, in the field's unit (points, unless the field says otherwise).
    public let value: Double

    /// What would have been accepted.
    public let expected: String

    /// Names the field, the value and what was expected.
    public var description: String { "\(field) is \(value), expected \(expected)" }
}

/// The largest magnitude, exclusive, of any length, offset or velocity: 2⁴⁰.
///
/// Below it a Double still resolves less than a thousandth of a point, so every sum a bar makes is meaningful.
public let magnitudeLimit = 0x1p40

extension Double {
    /// Whether the bar may compute with this number: finite, and of a magnitude below ``magnitudeLimit``.
    ///
    /// NaN compares false with everything, so it is covered.
    @inlinable
    public var isUsable: Bool { magnitude < 0x1p40 }

    /// Whether the number can be a length: usable, and not negative.
    @inlinable
    public var isLength: Bool { self >= 0 && self < 0x1p40 }

    /// The number itself, if it can be a length.
    ///
    /// - Throws: ``InvalidValue`` for a negative, non-finite or too large number.
    func asLength(_ field: String) throws(InvalidValue) -> Double {
        guard isLength else {
            throw InvalidValue(field: field, value: self, expected: "a length from 0 to below 2^40")
        }
        return self
    }
}
