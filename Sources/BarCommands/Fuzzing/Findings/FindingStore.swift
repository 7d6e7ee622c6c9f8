import Foundation
import Fuzzing
import Generators

/// The findings of one subject: a folder with two files for each, one for people and programs, such as `ID.scenario`, and
/// `ID.input` with its choices.
///
/// Several processes may use one folder. A file is there as a whole or not at all.
struct FindingStore {
    /// What became of a finding that was to be stored.
    enum Change: Hashable, Sendable {
        /// There was none of the identifier.
        case new
        /// The one that was there was replaced, because its choices are not as simple.
        case simpler
        /// The one that was there is as simple, and stays.
        case known
    }

    /// The path of the folder.
    let path: String

    /// Opens a folder, which is made unless it exists.
    ///
    /// - Throws: `UsageError` if the folder cannot be written to.
    init(_ path: String) throws(UsageError) {
        self.path = path
        try makeFolder(path)
    }

    /// The identifiers of the findings, sorted.
    ///
    /// - Throws: `UsageError` if the folder cannot be read.
    var ids: [String] {
        get throws(UsageError) {
            try names(in: path).map { URL(fileURLWithPath: $0) }
                .filter { $0.pathExtension == FuzzInputFile.fileExtension }
                .map { $0.deletingPathExtension().lastPathComponent }
        }
    }

    /// The path of the file with the choices of a finding, which need not exist.
    func inputPath(_ id: String) -> String { "\(path)/\(Self.name(id)).\(FuzzInputFile.fileExtension)" }

    /// The path of the file that reproduces a finding, which need not exist.
    func filePath(_ finding: FuzzFinding) -> String {
        "\(path)/\(Self.name(finding.id)).\(finding.fileExtension)"
    }

    /// Stores a finding, unless one of its identifier is there that is as simple.
    ///
    /// - Parameters:
    ///   - finding: the finding.
    ///   - choices: makes choices of the bytes of an input; nil if they make no value.
    /// - Throws: `UsageError` if a file cannot be read or written; the finding was then printed on standard output.
    func store(
        _ finding: FuzzFinding, choices: ([UInt8]) -> [Choice]?
    ) throws(UsageError) -> Change {
        do {
            return try locked { () throws(UsageError) in
                let input = inputPath(finding.id)
                let isThere = FileManager.default.fileExists(atPath: input)
                guard try isSimplest(finding.choices, of: finding.id, choices: choices) else { return .known }
                if isThere { try removeFiles(of: finding.id) { $0 != FuzzInputFile.fileExtension } }
                // In this order, so that what the choices are compared with is never simpler than the file.
                try writeBytes(Array(finding.file.utf8), to: filePath(finding))
                try writeBytes(finding.choices.bytes, to: input)
                return isThere ? .simpler : .new
            }
        } catch {
            print("\(finding.text)\n\n\(finding.file)")
            throw error
        }
    }

    /// Whether choices are simpler than those of the finding of an identifier, or there is none.
    ///
    /// - Throws: `UsageError` if the input that is there cannot be read.
    func isSimplest(
        _ new: [Choice], of id: String, choices: ([UInt8]) -> [Choice]?
    ) throws(UsageError) -> Bool {
        guard FileManager.default.fileExists(atPath: inputPath(id)) else { return true }
        // An input that makes no value any more is of another version of the generator.
        guard let before = choices(Array(try readBytes(inputPath(id)))) else { return true }
        return new.isSimpler(than: before)
    }

    /// Removes the files of a finding.
    ///
    /// - Throws: `UsageError` if the folder cannot be locked or read.
    func remove(_ id: String) throws(UsageError) {
        try locked { () throws(UsageError) in try removeFiles(of: id) { _ in true } }
    }

    /// Removes those files of a finding whose extensions are meant: another version may have written another one.
    private func removeFiles(of id: String, where isMeant: (String) -> Bool) throws(UsageError) {
        for name in try names(in: path) {
            let url = URL(fileURLWithPath: name)
            guard url.deletingPathExtension().lastPathComponent == Self.name(id), isMeant(url.pathExtension)
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    /// Keeps an input that fails no more, or only sometimes, with the reason, in the folder `unconfirmed`.
    ///
    /// - Returns: the path of the input.
    /// - Throws: `UsageError` if it cannot be written; the reason was then printed on standard output.
    func keepUnconfirmed(_ input: [UInt8], named name: String, reason: String) throws(UsageError) -> String {
        let folder = "\(path)/unconfirmed"
        let file = "\(folder)/\(Self.name(name)).\(FuzzInputFile.fileExtension)"
        do {
            try makeFolder(folder)
            try writeBytes(input, to: file)
            try writeBytes(Array("\(reason)\n".utf8), to: "\(folder)/\(Self.name(name)).txt")
        } catch {
            print("\(name): \(reason)\n\(input.map { String($0, radix: 16) }.joined(separator: " "))")
            throw error
        }
        return file
    }

    private func locked<Result>(_ work: () throws(UsageError) -> Result) throws(UsageError) -> Result {
        try whileLocked(path, work)
    }

    /// An identifier as the name of a file.
    private static func name(_ id: String) -> String { id.replacing("/", with: "_") }
}
