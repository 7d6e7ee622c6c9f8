/// What Swift's runtime writes of a trap on standard error.
package struct RuntimeMessage: Equatable {
    /// The line, such as `main/main.swift:7: Fatal error: Index out of range`; the first one of a longer text.
    package let line: String

    /// What distinguishes traps at different places: the file and the line, or the types of a cast, which has no place;
    /// nil if neither is known, as in a build in release.
    package let place: String?

    /// The last message in the output of a process; nil if there is none.
    ///
    /// One with a place counts before one without: a text may have several lines, of which one looks like a message.
    package init?(in output: String) {
        let messages = output.split(separator: "\n").compactMap(Self.init(parsing:))
        guard let message = messages.last(where: { $0.place != nil }) ?? messages.last else { return nil }
        self = message
    }

    private init?(parsing line: Substring) {
        if let check = line.wholeMatch(
            of: /(?:(.+:\d+): )?(?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?/)
        {
            place = check.output.1.map(String.init)
        } else if line.hasPrefix("Could not cast value of type ") {
            place = String(line.replacing(/\ \(0x[0-9a-f]+\)/, with: ""))
        } else {
            return nil
        }
        self.line = String(line)
    }
}
