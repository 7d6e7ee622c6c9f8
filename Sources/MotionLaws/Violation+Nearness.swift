import Verification

extension Violation {
    /// A violation unless a value equals an expected one within a tolerance; NaN is always a violation.
    static func unless(
        _ quantity: StaticString, _ value: Double, is expected: Double, within tolerance: Double,
        _ relation: StaticString
    ) -> Violation? {
        (value - expected).magnitude <= tolerance
            ? nil : Violation(step: 0, quantity: quantity, value: value, expected: relation, limit: expected)
    }

    /// A violation unless a value is at least a limit.
    static func unless(
        _ quantity: StaticString, _ value: Double, isAtLeast limit: Double,
        _ relation: StaticString = "at least"
    ) -> Violation? {
        value >= limit
            ? nil : Violation(step: 0, quantity: quantity, value: value, expected: relation, limit: limit)
    }

    /// A violation unless a value is at most a limit.
    static func unless(
        _ quantity: StaticString, _ value: Double, isAtMost limit: Double,
        _ relation: StaticString = "at most"
    ) -> Violation? {
        value <= limit
            ? nil : Violation(step: 0, quantity: quantity, value: value, expected: relation, limit: limit)
    }
}
