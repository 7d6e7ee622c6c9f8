import Generators

/// Inputs of one fuzz subject as text, each with comments: the form in which seeds, minimised corpora and promoted findings
/// are committed.
///
///     inputs 1 bar-hardened
///     # A pull at the top.
///     AAECAx8vPQ
///
/// The first line names the version and the subject. Each other line is empty, a comment, or an input as a `CheckedText`.
public struct InputFile: Hashable, Sendable {
    /// An input, and the comments before it.
    public struct Item: Hashable, Sendable {
        /// The lines of the comments, without the `#`.
        package let comments: [String]

        /// The bytes.
        public let input: [UInt8]

        /// An input with comments, which are split at line breaks.
        package init(_ input: [UInt8], comments: [String] = []) {
            self.input = input
            self.comments = comments.flatMap {
                $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            }
        }
    }

    /// The extension of the names of such files.
    public static let fileExtension = "inputs"

    /// The name of the subject, such as `bar-hardened`: one word.
    package let subject: String

    /// The inputs, in order.
    public let items: [Item]

    /// The comments after the last input.
    package let comments: [String]

    /// Makes a file.
    package init(of subject: String, _ items: [Item], comments: [String] = []) {
        self.subject = subject
        self.items = items
        self.comments = comments
    }

    /// The text, which parses to an equal file.
    package var text: String {
        let lines =
            ["inputs 1 \(subject)"]
            + items.flatMap { Self.lines($0.comments) + [CheckedText($0.input).description] }
            + Self.lines(comments)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ comments: [String]) -> [String] {
        comments.map { $0.isEmpty ? "#" : "# \($0)" }
    }
}
