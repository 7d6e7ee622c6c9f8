import Verification

extension Violation {
    /// A violation unless a number is what it should be, within a tolerance; no number is within any.
    static func unless(
        _ quantity: StaticString, _ value: Double, is expected: Double, within tolerance: Double,
        _ relation: StaticString
    ) -> Violation? {
        (value - expected).magnitude <= tolerance
            ? nil : Violation(step: 0, quantity: quantity, value: value, expected: relation, limit: expected)
    }

    /// A violation unless a number is at least what it must be.
    static func unless(
        _ quantity: StaticString, _ value: Double, isAtLeast limit: Double,
        _ relation: StaticString = "at least"
    ) -> Violation? {
        value >= limit
            ? nil : Violation(step: 0, quantity: quantity, value: value, expected: relation, limit: limit)
    }

    /// A violation unless a number is at most what it may be.
    static func unless(
        _ quantity: StaticString, _ value: Double, isAtMost limit: Double,
        _ relation: StaticString = "at most"
    ) -> Violation? {
        value <= limit
            ? nil : Violation(step: 0, quantity: quantity, value: value, expected: relation, limit: limit)
    }
}
