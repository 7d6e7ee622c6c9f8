/// One way in which a value breaks a property.
public struct Failure: Hashable, Codable, Sendable {
    /// The identity of the bug: failures of one id are shrunk as one, failures of different ids separately.
    public let id: String
    /// The description of the failure.
    public let message: String

    /// Makes a failure.
    public init(id: String, message: String) {
        self.id = id
        self.message = message
    }
}
