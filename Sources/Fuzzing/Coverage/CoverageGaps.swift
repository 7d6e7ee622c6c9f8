/// Code that inputs need not run, with the reason.
///
/// The text form is line-oriented. A line that begins with `#` is a comment, and an empty line separates. After the
/// path of a file come the lines of its code, without indentation, and then the reason:
///
///     file Sources/AirBarModel/Hardened/HardenedBar.swift
///     - public func hash(into hasher: inout Hasher) { moment.hash(into: &hasher) }
///     reason Only explorers keep bars in sets.
///     - …
package struct CoverageGap: Hashable, Sendable {
    /// The path of the source file.
    package let path: String
    /// The successive lines of the code, without indentation.
    package let lines: [String]
    /// The reason why no input runs it.
    package let reason: String
}

/// The gaps that have reasons.
package struct CoverageGaps: Sendable {
    /// The gaps, in the order of the text.
    package let all: [CoverageGap]

    /// Reads a text.
    ///
    /// - Throws: ``ParseError`` at the first line that is not of the form.
    package init(parsing text: String) throws(ParseError) {
        var draft = Draft()
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() { try draft.read(line, number: index + 1) }
        all = try draft.finished(after: lines.count)
    }

    /// The first place at which a text is not of the form.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        let line: Int
        /// The text of the line, or "the end".
        let found: String
        /// The text that would be valid there.
        let expected: String

        /// The place, what was expected and what was found.
        package var description: String { "line \(line): expected \(expected), found \(found)" }
    }

    /// The lines of a text so far; they decide which lines may follow.
    private struct Draft {
        private var gaps: [CoverageGap] = []
        private var path: String?
        private var lines: [String] = []

        mutating func read(_ line: Substring, number: Int) throws(ParseError) {
            if line.allSatisfy({ $0 == " " }) || line.hasPrefix("#") { return }
            let keyword = line.prefix { $0 != " " }
            let rest = String(line.dropFirst(keyword.count + 1))
            switch (keyword, path) {
            case ("file", _) where lines.isEmpty && !rest.isEmpty:
                path = rest
            case ("-", .some) where !rest.isEmpty:
                lines.append(rest)
            case ("reason", let path?) where !lines.isEmpty && !rest.isEmpty:
                gaps.append(CoverageGap(path: path, lines: lines, reason: rest))
                lines = []
            default:
                throw ParseError(line: number, found: "'\(line)'", expected: expected)
            }
        }

        func finished(after count: Int) throws(ParseError) -> [CoverageGap] {
            guard lines.isEmpty else { throw ParseError(line: count, found: "the end", expected: expected) }
            return gaps
        }

        private var expected: String {
            if path == nil { return "'file' and a path" }
            return lines.isEmpty
                ? "'- ' and a line of the file, or 'file' and a path"
                : "'- ' and a line of the file, or 'reason' and a reason"
        }
    }
}
