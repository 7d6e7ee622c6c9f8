import Generators
import Verification

extension InputFile {
    /// The first line that is not of the form of an ``InputFile``.
    package struct ParseError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The line, counted from 1.
        package let line: Int

        /// What would be valid there.
        package let expected: String

        /// The beginning of the line, in quotes.
        package let found: String

        fileprivate init(_ expected: String, at line: (text: Substring, number: Int)) {
            self.line = line.number
            self.expected = expected
            found = quoted(line.text)
        }

        /// The place, what was expected and what was found.
        package var description: String { "line \(line): expected \(expected), found \(found)" }
    }

    /// Reads the text form.
    ///
    /// - Throws: ``ParseError`` at the first line that is not of the form.
    /// - Complexity: O(*n*) in the length of the text.
    package init(parsing text: some StringProtocol) throws(ParseError) {
        let lines = Substring(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let header = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard header.count == 3, header[0] == "inputs", header[1] == "1", !header[2].isEmpty else {
            throw ParseError("'inputs 1' and the name of a subject", at: (lines[0], 1))
        }
        var items: [Item] = []
        var comments: [String] = []
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            if let comment = commentText(of: line) {
                comments.append(comment)
            } else {
                items.append(Item(try Self.input(in: (line, index + 1)), comments: comments))
                comments = []
            }
        }
        self.init(of: String(header[2]), items, comments: comments)
    }

    private static func input(in line: (text: Substring, number: Int)) throws(ParseError) -> [UInt8] {
        do throws(CheckedText.ParseError) {
            return try CheckedText(parsing: line.text.utf8).bytes
        } catch {
            switch error {
            case .invalidDigit(let offset):
                throw ParseError("a letter, a digit, - or _ after \(offset) characters", at: line)
            case .wrongChecksum: throw ParseError("an input that was not mistyped or cut", at: line)
            }
        }
    }
}
