import Foundation
import Fuzzing

/// The inputs that the package in the current folder has committed.
public enum CommittedInputs {
    /// The folder of the minimised corpora.
    static let corpora = "Tests/Fuzz/Corpus"
    /// The folder of inputs that began them.
    private static let seeds = "Tests/Fuzz/Seeds"

    /// The seeds and the corpus of a subject; none if there are none.
    public static func of(_ subject: String) throws(UsageError) -> [[UInt8]] {
        var inputs: [[UInt8]] = []
        for folder in [seeds, corpora] {
            let path = path(of: subject, in: folder)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            inputs += try InputFile(at: path).items.map(\.input)
        }
        return inputs
    }

    /// Commits a corpus.
    static func write(_ inputs: [[UInt8]], of subject: String) throws(UsageError) {
        try makeFolder(corpora)
        try writeText(
            InputFile(of: subject, inputs.map { InputFile.Item($0) }).text,
            to: path(of: subject, in: corpora))
    }

    private static func path(of subject: String, in folder: String) -> String {
        "\(folder)/\(subject).\(InputFile.fileExtension)"
    }
}

/// Writes inputs into a folder, each by the name of its contents.
public func write(_ inputs: [[UInt8]], into folder: String) throws(UsageError) {
    for input in inputs { try writeBytes(input, to: "\(folder)/\(FNV1a.text(input))") }
}
