import Generators
import Testing

@Suite struct GeneratorErrorTests {
    @Test(arguments: [
        (GeneratorError.nothingToChooseFrom, "the alternatives are an empty list; at least one is expected"),
        (.negativeWeight(-3), "a weight is -3; 0 or more is expected"),
        (.unusableTotalWeight, "the sum of the weights is 0 or more than Int.max; 1 to Int.max is expected"),
        (
            .tooFewElements(count: 2, needed: 3),
            "the list has 2 elements; at least 3, the least count to take of it, are expected"
        ),
        (.unusableDenominator(0), "the denominator is 0; 1 to 2^32 is expected"),
        (
            .noFraction(denominator: 2, in: 0.1...0.2),
            """
            the range is 0.1 to 0.2, between two neighbouring fractions of denominator 2; one that holds such a \
            fraction is expected
            """
        ),
        (.landmarkNotANumber(index: 1), "the landmark at index 1 is not a number; a number is expected"),
        (.negativeDistance(-1), "the distance is -1 ulps; 0 or more is expected"),
        (
            .malformedPattern("\"^b", offset: 1, expected: "no ^ after the beginning"),
            #"the pattern is "\"^b"; at 1, no ^ after the beginning is expected"#
        ),
        (.outOfRange(field: "month", value: 13, expected: 1...12), "the month is 13; 1 to 12 is expected"),
    ]) func `an error names the argument, its value, and the expected values`(
        error: GeneratorError, text: String
    ) {
        #expect("\(error)" == text)
    }

    @Test func `taking more elements than a list has is an error`() {
        #expect(throws: GeneratorError.tooFewElements(count: 2, needed: 3)) {
            try Generator.subsequence(of: [1, 2], count: 3...5)
        }
    }
}
