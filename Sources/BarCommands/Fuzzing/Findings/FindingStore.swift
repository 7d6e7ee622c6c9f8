import Foundation
import Fuzzing
import Generators

/// The findings of one subject: a folder with two files for each, `ID.scenario` or `ID.txt` for people and programs, and
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

    private static let inputExtension = "input"
    private static let lockName = ".lock"

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
            let names: [String]
            do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
                throw UsageError("\(path) cannot be read: \(error.localizedDescription)")
            }
            return names.map { URL(fileURLWithPath: $0) }.filter { $0.pathExtension == Self.inputExtension }
                .map { $0.deletingPathExtension().lastPathComponent }.sorted()
        }
    }

    /// The path of the file with the choices of a finding, which need not exist.
    func inputPath(_ id: String) -> String { "\(path)/\(Self.name(id)).\(Self.inputExtension)" }

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
                var change = Change.new
                if FileManager.default.fileExists(atPath: input) {
                    let before = choices(Array(try readBytes(input)))
                    // An input that makes no value any more is of another version of the generator.
                    if let before, !finding.choices.isSimpler(than: before) { return .known }
                    change = .simpler
                }
                // In this order, so that what the choices are compared with is never simpler than the file.
                try writeBytes(Array(finding.file.utf8), to: filePath(finding))
                try writeBytes(finding.choices.bytes, to: input)
                return change
            }
        } catch {
            print("\(finding.text)\n\n\(finding.file)")
            throw error
        }
    }

    /// Removes the files of a finding.
    ///
    /// - Throws: `UsageError` if the folder cannot be locked.
    func remove(_ id: String) throws(UsageError) {
        try locked {
            for file in ["input", "scenario", "txt"] {
                try? FileManager.default.removeItem(atPath: "\(path)/\(Self.name(id)).\(file)")
            }
        }
    }

    /// Keeps an input that fails no more, or only sometimes, with the reason, in the folder `unconfirmed`.
    ///
    /// - Returns: the path of the input.
    /// - Throws: `UsageError` if it cannot be written; the reason was then printed on standard output.
    func keepUnconfirmed(_ input: [UInt8], named name: String, reason: String) throws(UsageError) -> String {
        let folder = "\(path)/unconfirmed"
        let file = "\(folder)/\(Self.name(name)).\(Self.inputExtension)"
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

    /// Runs work while no other process does so in this folder.
    private func locked<Result>(_ work: () throws(UsageError) -> Result) throws(UsageError) -> Result {
        let file = open("\(path)/\(Self.lockName)", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure("\(path)/\(Self.lockName) cannot be written") }
        // Which also unlocks it.
        defer { close(file) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure("\(path) cannot be locked") }
        }
        return try work()
    }

    private func failure(_ text: String) -> UsageError {
        UsageError("\(text): \(String(cString: strerror(errno)))")
    }

    /// An identifier as the name of a file.
    private static func name(_ id: String) -> String { id.replacing("/", with: "_") }
}
