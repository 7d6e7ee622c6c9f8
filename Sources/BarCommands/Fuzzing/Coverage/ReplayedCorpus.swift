import Foundation
import Fuzzing

/// The inputs of a fuzz target, as files.
struct ReplayedCorpus {
    /// The names of what is fuzzed with them: both bars of the package if the target is about bars, whose rules are both
    /// measured.
    let subjects: [String]
    /// The folder of the inputs.
    let folder: String
    /// The names of the inputs, in order.
    let inputs: [String]

    private static let committedFolder = MinimiseCorpus.committed
    private static let suffix = ".\(InputFile.fileExtension)"

    /// The corpora of the package in the current folder, written as files below a folder.
    static func committed(in scratch: String) throws(UsageError) -> [ReplayedCorpus] {
        let files = try names(in: committedFolder).filter { $0.hasSuffix(suffix) }
        guard !files.isEmpty else { throw UsageError("\(committedFolder): no file *\(suffix)") }
        var corpora: [ReplayedCorpus] = []
        for file in files {
            let path = "\(committedFolder)/\(file)"
            let text = try readText(path)
            let inputs = try asTyped(path) { () throws(InputFile.ParseError) in try InputFile(parsing: text) }
            corpora.append(
                try ReplayedCorpus(
                    inputs.subject, inputs.entries.map(\.input), in: "\(scratch)/inputs/\(file)"))
        }
        return corpora
    }

    /// The corpora that fuzzing in the current folder has gathered.
    static func local() throws(UsageError) -> [ReplayedCorpus] {
        let root = FuzzFolder.root
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        var corpora: [ReplayedCorpus] = []
        for subject in try names(in: root) {
            let folder = "\(root)/\(subject)/corpus"
            guard FileManager.default.fileExists(atPath: folder) else { continue }
            corpora.append(ReplayedCorpus(of: subject, folder: folder, inputs: try names(in: folder)))
        }
        return corpora
    }

    private init(of subject: String, folder: String, inputs: [String]) {
        let target = subject.prefix { $0 != "-" }
        subjects =
            FuzzTargets.shipped.isAboutBars(String(target))
            ? ["\(target)-hardened", "\(target)-published"] : [subject]
        self.folder = folder
        self.inputs = inputs
    }

    /// Writes inputs as files.
    private init(_ subject: String, _ inputs: [[UInt8]], in folder: String) throws(UsageError) {
        self.init(of: subject, folder: folder, inputs: inputs.indices.map { "\($0)" })
        try makeFolder(folder)
        for (name, input) in zip(self.inputs, inputs) {
            guard FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data(input)) else {
                throw UsageError("\(folder)/\(name) cannot be written")
            }
        }
    }

    private static func names(in folder: String) throws(UsageError) -> [String] {
        do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
            throw UsageError("\(folder) cannot be read: \(error.localizedDescription)")
        }
    }
}
