/// An error that discards a case, because the choices make no valid value.
///
/// A rejected case neither holds nor fails.
public struct Rejection: Error, Hashable, Sendable {
    /// The reason for the rejection.
    public let reason: String

    /// Makes a rejection with a reason in words.
    public init(_ reason: String) {
        self.reason = reason
    }
}
