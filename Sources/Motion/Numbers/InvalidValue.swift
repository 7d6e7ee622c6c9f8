/// A refused number, with the name of its field and the range that is accepted.
///
///     try RubberBand(dimension: -1)
///     // throws: rubber band dimension is -1.0, expected a length from 0 to below 2^40
public struct InvalidValue: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the refused field, as it appears in the message.
    public let field: String

    /// The refused value, in the field's unit (points, unless the field says otherwise).
    public let value: Double

    /// The accepted range, in words.
    public let expected: String

    /// Describes a refused value by its field, the value in the field's unit, and the accepted range.
    package init(field: String, value: Double, expected: String) {
        self.field = field
        self.value = value
        self.expected = expected
    }

    /// The field, the value and the accepted range, in one line.
    public var description: String { "\(field) is \(value), expected \(expected)" }
}
