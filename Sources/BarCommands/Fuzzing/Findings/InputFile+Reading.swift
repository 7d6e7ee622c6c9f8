import Foundation
import Fuzzing

extension InputFile {
    /// Reads the inputs of a file: those of a text, or the one that any other file has as bytes.
    ///
    /// - Parameters:
    ///   - path: the path; the extension of a text is ``fileExtension``.
    ///   - subject: what was fuzzed; nil for what the text names, or the folder in `.fuzz` that has the file.
    /// - Throws: `UsageError` if the file cannot be read, if it is not known what was fuzzed, or if the text is for another
    ///   target. Inputs of one bar may be given to another.
    public init(at path: String, of subject: String? = nil) throws(UsageError) {
        if URL(fileURLWithPath: path).pathExtension == Self.fileExtension {
            let text = try readText(path)
            let file = try asUsageError(path) { () throws(ParseError) in try InputFile(parsing: text) }
            if let subject, Self.target(subject) != Self.target(file.subject) {
                throw UsageError("\(path): inputs of \(file.subject), expected those of \(subject)")
            }
            self.init(of: subject ?? file.subject, file.items, comments: file.comments)
        } else {
            guard let subject = subject ?? FuzzInputFile(path).subject else {
                throw UsageError("\(path): an input does not name what was fuzzed, expected --target NAME")
            }
            self.init(of: subject, [Item(Array(try readBytes(path)))])
        }
    }

    /// The name of a subject without that of its bar.
    private static func target(_ subject: String) -> Substring { subject.prefix { $0 != "-" } }
}
