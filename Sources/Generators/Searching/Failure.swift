/// One way in which a value breaks a property.
public struct Failure: Hashable, Sendable {
    /// Which bug this is: failures of one id are shrunk as one, failures of different ids apart.
    public let id: String
    /// What is wrong, for a person to read.
    public let message: String

    /// Makes a failure.
    public init(id: String, message: String) {
        self.id = id
        self.message = message
    }
}
