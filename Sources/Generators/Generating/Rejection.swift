/// A generator's word that these choices make no value, as when a filter refuses all that it is offered.
///
/// A rejected case is discarded; it neither holds nor fails.
public struct Rejection: Error, Hashable, Sendable {
    /// Why there is no value.
    public let reason: String

    /// Makes a rejection for a reason that a person can read.
    public init(_ reason: String) {
        self.reason = reason
    }
}
