import Foundation
import Fuzzing
import Synchronization

/// The folder of the option `--save`: scenario files, and a list of them by which the next run knows what it may remove.
final class SavedFolder: Sendable {
    private let path: String
    /// The digest of the bytes of each file that this run has written, by its name in the folder.
    private let written = Mutex<[String: String]>([:])

    /// The name of the list: a line for each file, its digest and its name.
    ///
    /// `DIR/*` does not name it.
    private static let list = ".counterexamples"

    /// Opens a folder, which is made unless it exists, and removes from it what an earlier run has written.
    ///
    /// A file that somebody has edited since stays.
    ///
    /// - Throws: `UsageError` if it cannot be written to, or has files but no list of an earlier run.
    init(_ path: String) throws(UsageError) {
        self.path = path
        try makeFolder(path)
        if FileManager.default.fileExists(atPath: listPath) {
            try removeFilesOfList()
        } else if try !names(in: path).allSatisfy({ $0.hasPrefix(".") }) {
            throw UsageError(
                "\(path) has other files than counterexamples: expected a folder that is new or empty, or one of an "
                    + "earlier run")
        }
        try writeList()
    }

    private var listPath: String { BarCommands.path(of: Self.list, in: path) }

    private func removeFilesOfList() throws(UsageError) {
        for line in try readText(listPath).split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2, !words[1].hasPrefix("/"), !words[1].contains("..") else { continue }
            let file = BarCommands.path(of: words[1], in: path)
            guard FileManager.default.fileExists(atPath: file), Self.digest(try readBytes(file)) == words[0]
            else { continue }
            try? FileManager.default.removeItem(atPath: file)
        }
    }

    /// Writes a file, and returns its path.
    ///
    /// - Parameter name: its name in the folder, after the name of a folder there and a slash, if it is in one.
    func write(_ text: String, to name: String) throws(UsageError) -> String {
        let file = BarCommands.path(of: name, in: path)
        try makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().relativePath)
        try writeText(text, to: file)
        written.withLock { $0[name] = Self.digest(Data(text.utf8)) }
        try writeList()
        return file
    }

    private func writeList() throws(UsageError) {
        let lines = written.withLock(\.self).sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }
        try writeText(lines.joined(), to: listPath)
    }

    private static func digest(_ bytes: Data) -> String { FNV1a.text([UInt8](bytes)) }
}
