/// An error that discards a case, because the choices make no valid value.
///
/// A rejected case neither holds nor fails.
public struct Rejection: Error, Hashable, Sendable {
    /// The reason for the rejection.
    public let reason: String

    /// Whether every case is rejected that comes to this place, whatever is drawn: no value has the part.
    package let isPermanent: Bool

    /// Makes a rejection with a reason in words.
    public init(_ reason: String) {
        self.init(reason, isPermanent: false)
    }

    package init(_ reason: String, isPermanent: Bool) {
        (self.reason, self.isPermanent) = (reason, isPermanent)
    }
}

/// Discards the case unless a condition holds; it then neither holds nor fails.
///
///     let digits = Generator<Int>.integer(in: 0...9)
///     let property = Property(zip(digits, digits), id: "quotient") { number, divisor in
///         try assume(divisor > 0)
///         return number / divisor <= 9
///     }
///     print(search(property))  // all 90 cases checked, 10 discarded
///
/// A search ends after too many discards, and its report has the most frequent reason. Generate valid values directly
/// where that is possible: discarded cases cost time.
/// - Parameters:
///   - condition: what the rest of the body or generator needs.
///   - reason: the reason for the rejection, if the condition does not hold.
/// - Throws: ``Rejection`` if the condition does not hold.
@inlinable
public func assume(
    _ condition: Bool, _ reason: @autoclosure () -> String = "an assumption does not hold"
) throws(Rejection) {
    if !condition { throw Rejection(reason()) }
}
