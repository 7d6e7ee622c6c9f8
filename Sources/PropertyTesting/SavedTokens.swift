import Foundation
import Generators

/// The file in which a check keeps the replay tokens of its failures, one a line.
///
/// A `#` begins a comment.
package struct SavedTokens: Sendable {
    private let file: URL

    /// The path of the file.
    var path: String { file.path }

    /// Makes the file of a path relative to the folder of a source file.
    init(_ path: String, beside source: String) { file = URL(fileURLWithPath: path, beside: source) }

    /// Replays the tokens, and returns the verdict on their values.
    ///
    /// A token of another version of the generator says nothing, and is a warning.
    ///
    /// - Throws: an error of Foundation if the file exists and cannot be read.
    func verdict<Value>(on property: Property<Value>) throws -> CheckVerdict {
        try tokens().reduce(into: CheckVerdict()) { verdict, saved in
            let place = "\(file.path):\(saved.line)"
            do {
                let token = try ReplayToken(parsing: saved.token)
                let failures = try property.body(try replay(token, property.generator))
                let remarks = ["replaying: \"\(saved.token)\"", "saved in \(place)"]
                verdict = verdict.adding(
                    try CheckVerdict(failures, of: try replay(token, property.generator), remarks))
            } catch {
                verdict.add(warning: "\(place): the token is of another generator, remove it: \(error)")
            }
        }
    }

    /// Appends the tokens of failures that the file does not have; false if it has them all.
    ///
    /// - Throws: an error of Foundation if the file cannot be written.
    func save(_ failures: [(choices: [Choice], failure: Failure)]) throws -> Bool {
        let known = Set(try tokens().map(\.token))
        let lines = failures.map { choices, failure in
            let message = failure.message.visible.split(separator: "\n").first ?? ""
            return (token: "\(ReplayToken(choices))", comment: "  # \(message)\n")
        }
        let new = lines.filter { !known.contains($0.token) }
        guard !new.isEmpty else { return false }
        let text = (try text() ?? "") + new.map { $0.token + $0.comment }.joined()
        try text.write(creatingFolderOf: file)
        return true
    }

    private func tokens() throws -> [(token: String, line: Int)] {
        let lines = (try text() ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().compactMap { index, line in
            let token = line.prefix { $0 != "#" }.filter { !$0.isWhitespace }
            return token.isEmpty ? nil : (token, index + 1)
        }
    }

    private func text() throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return try String(contentsOf: file, encoding: .utf8)
    }
}

extension URL {
    /// The URL of a path, which is relative to the folder of a source file.
    package init(fileURLWithPath path: String, beside source: String) {
        self.init(
            fileURLWithPath: path, relativeTo: URL(fileURLWithPath: source).deletingLastPathComponent())
    }
}

extension String {
    /// Writes the text to a file, whose folder is made if there is none.
    package func write(creatingFolderOf file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(to: file, atomically: true, encoding: .utf8)
    }
}
