/// The first place at which a text is not of the form of a recording.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int

    /// The column of the first unexpected character, counted from 1.
    package let column: Int

    /// What was expected there, and what was found.
    package let message: String

    /// The place and the message.
    package var description: String { "line \(line), column \(column): \(message)" }
}
