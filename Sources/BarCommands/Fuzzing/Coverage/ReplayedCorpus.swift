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

    /// The corpora of the package in the current folder, written as files below a folder.
    static func committed(in scratch: String) throws(UsageError) -> [ReplayedCorpus] {
        let files = try CommittedInputs.files()
        guard !files.isEmpty else { throw UsageError("\(CommittedInputs.corpora): no corpus") }
        var corpora: [ReplayedCorpus] = []
        for (name, file) in files {
            let folder = "\(scratch)/inputs/\(name)"
            try makeFolder(folder)
            try write(file.items.map(\.input), into: folder)
            corpora.append(ReplayedCorpus(of: file.subject, folder: folder, inputs: try names(in: folder)))
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
}
