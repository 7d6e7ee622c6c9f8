/// The line by which a fuzzer tells of a failure to the process that started it.
///
///     airbar-finding bar-published S7 1204 31
struct FindingLine: Hashable {
    /// The identifier of the failure.
    let id: String

    /// The number of inputs that the process had run.
    let executions: Int

    /// The processor time that it had taken, in milliseconds.
    let milliseconds: Int
}

extension FindingLine {
    /// Reads a line; nil if it is any other line.
    init?(parsing line: some StringProtocol) {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 5, words[0] == "airbar-finding", !words[1].isEmpty, !words[2].isEmpty,
            let executions = Int(words[3]), let milliseconds = Int(words[4])
        else { return nil }
        self.init(id: String(words[2]), executions: executions, milliseconds: milliseconds)
    }
}
