/// The line by which a fuzzer tells of a failure to the process that started it.
///
///     airbar-finding bar-published S7 1204 31
public struct FindingLine: Hashable, Sendable, CustomStringConvertible {
    /// The name of what was fuzzed.
    package let subject: String

    /// The identifier of the failure.
    public let id: String

    /// The number of inputs that the process had run.
    public let executions: Int

    /// The processor time that it had taken, in milliseconds.
    public let milliseconds: Int

    private static let keyword = "airbar-finding"

    /// The line of a failure.
    public init(_ subject: String, _ id: String, executions: Int, milliseconds: Int) {
        self.subject = subject
        self.id = id
        self.executions = executions
        self.milliseconds = milliseconds
    }

    /// Reads a line; nil if it is any other line.
    public init?(parsing line: some StringProtocol) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 5, words[0] == Self.keyword, !words[1].isEmpty, !words[2].isEmpty,
            let executions = Int(words[3]), let milliseconds = Int(words[4])
        else { return nil }
        self.init(String(words[1]), String(words[2]), executions: executions, milliseconds: milliseconds)
    }

    /// The line, without its end.
    public var description: String { "\(Self.keyword) \(subject) \(id) \(executions) \(milliseconds)" }
}
