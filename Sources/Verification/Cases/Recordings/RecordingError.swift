/// The first place at which a text is not of the form of a recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int

    /// The column of the first unexpected character, counted from 1.
    public let column: Int

    /// What was expected there, and what was found.
    public let message: String

    /// The place and the message.
    public var description: String { "line \(line), column \(column): \(message)" }
}
