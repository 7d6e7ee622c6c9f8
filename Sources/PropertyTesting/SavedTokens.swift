import Foundation
import Generators
import Synchronization

/// The file in which a check keeps the replay tokens of its failures, one a line.
///
/// A `#` begins a comment. The word `process` after a token says that its value ends the process.
package struct SavedTokens: Sendable {
    private let file: URL

    /// Checks that run at once may have one file.
    private static let lock = Mutex(())

    /// A line of the file.
    private struct Line {
        let token: String
        let endsProcess: Bool
        let number: Int
    }

    /// The path of the file.
    var path: String { file.path }

    /// Makes the file of a path relative to the folder of a source file.
    init(_ path: String, beside source: String) { file = URL(fileURLWithPath: path, beside: source) }

    /// Whether the file has a value that ends the process; not if it cannot be read.
    var endsProcess: Bool { (try? lines())?.contains(where: \.endsProcess) ?? false }

    /// Replays the tokens, and returns the verdict on their values.
    ///
    /// A token of another generator says nothing, and is a warning. A value that the property rejects by now holds.
    ///
    /// - Parameter isExact: whether a token has to have the choices that are drawn, and no others.
    /// - Throws: ``Problem`` if the file exists and cannot be read.
    func verdict<Value>(on property: Property<Value>, isExact: Bool) throws(Problem) -> CheckVerdict {
        try lines().reduce(into: CheckVerdict()) { verdict, line in
            let place = "\(path):\(line.number)"
            do {
                let token = try ReplayToken(parsing: line.token)
                let value = replays(of: token, property.generator, isExact: isExact)
                let first = try value()
                let failures = try property.body(first)
                // The body may have changed an object.
                let shown = failures.isEmpty ? first : (try? value()) ?? first
                let remarks = [
                    "replaying: \"\(line.token)\"", "saved in \(place); no other value was searched for",
                ]
                verdict = verdict.adding(CheckVerdict(failures, of: shown, remarks))
            } catch ReplayError.rejected {
                return
            } catch is Rejection {
                return
            } catch {
                verdict.add(
                    warning:
                        "\(place): the token is of another generator, or of another check of the test; remove it: \(error)"
                )
            }
        }
    }

    /// Appends the tokens of failures that the file does not have; returns false if it has them all.
    ///
    /// - Throws: ``Problem`` if the file cannot be read or written.
    func save(_ failures: [(choices: [Choice], failure: Failure)]) throws(Problem) -> Bool {
        do {
            return try Self.lock.withLock { _ in
                let known = Set(try lines().map(\.token))
                let new = failures.map { choices, failure in
                    (token: "\(ReplayToken(choices))", failure: failure)
                }.filter { !known.contains($0.token) }
                guard !new.isEmpty else { return false }
                let text = try text() ?? ""
                let end = text.isEmpty || text.last?.isNewline == true ? "" : "\n"
                let added = new.map { token, failure in
                    let message = failure.message.visible.split(separator: "\n").first ?? ""
                    return "\(token)\(failure.endsProcess ? " process" : "")  # \(message)\n"
                }
                try (text + end + added.joined()).write(creatingFolderOf: file)
                return true
            }
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(path: path, reason: error.localizedDescription)
        }
    }

    private func lines() throws(Problem) -> [Line] {
        let lines = (try text() ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().compactMap { index, line in
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
            return words.first.map {
                Line(token: String($0), endsProcess: words.dropFirst() == ["process"], number: index + 1)
            }
        }
    }

    private func text() throws(Problem) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw Problem(path: path, reason: error.localizedDescription)
        }
    }

    /// Why a file cannot be read or written.
    struct Problem: Error, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String { "\(path): \(reason)" }
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
