/// The reason why the arguments of a generator are invalid.
public enum GeneratorError: Error, Hashable, Sendable {
    /// The list of alternatives is empty.
    case nothingToChooseFrom
    /// A weight is negative.
    case negativeWeight(Int)
    /// The sum of the weights is zero, or exceeds `Int.max`.
    case unusableTotalWeight
    /// A list has fewer elements than the least count to take.
    case tooFewElements(count: Int, needed: Int)
    /// A denominator is not positive, or greater than 2^32.
    case unusableDenominator(Int)
    /// No fraction of a denominator lies between two numbers.
    case noFraction(denominator: Int, in: ClosedRange<Double>)
    /// A boundary value is NaN, which has no neighbours.
    case landmarkNotANumber(index: Int)
    /// A distance is negative.
    case negativeDistance(Int)
    /// A regular expression cannot be read, or has a part that matches nothing; the offset is in Unicode scalars.
    case malformedPattern(String, offset: Int, expected: String)
    /// A field of a date or of a time is not one of the calendar.
    case outOfRange(field: String, value: Int, expected: ClosedRange<Int>)
}

extension GeneratorError: CustomStringConvertible {
    /// The invalid argument, its value, and the expected values.
    public var description: String {
        switch self {
        case .nothingToChooseFrom:
            "the alternatives are an empty list; at least one is expected"
        case .negativeWeight(let weight):
            "a weight is \(weight); 0 or more is expected"
        case .unusableTotalWeight:
            "the sum of the weights is 0 or more than Int.max; 1 to Int.max is expected"
        case .tooFewElements(let count, let needed):
            "the list has \(count) elements; at least \(needed), the least count to take of it, are expected"
        case .unusableDenominator(let denominator):
            "the denominator is \(denominator); 1 to 2^32 is expected"
        case .noFraction(let denominator, let range):
            """
            the range is \(range.lowerBound) to \(range.upperBound), between two neighbouring fractions of \
            denominator \(denominator); one that holds such a fraction is expected
            """
        case .landmarkNotANumber(let index):
            "the landmark at index \(index) is not a number; a number is expected"
        case .negativeDistance(let ulps):
            "the distance is \(ulps) ulps; 0 or more is expected"
        case .malformedPattern(let pattern, let offset, let expected):
            "the pattern is \(pattern.debugDescription); at \(offset), \(expected) is expected"
        case .outOfRange(let field, let value, let range):
            "the \(field) is \(value); \(range.lowerBound) to \(range.upperBound) is expected"
        }
    }
}
