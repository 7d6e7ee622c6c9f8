import Foundation

/// The folder of what is fuzzed: its corpus, its findings, and a folder for each slice of time that is running.
struct FuzzFolder {
    /// The folder of all that is fuzzed in a package.
    static let root = ".fuzz"

    let subject: String

    var path: String { "\(Self.root)/\(subject)" }
    var corpus: String { "\(path)/corpus" }
    var findings: String { "\(path)/findings" }
    /// What random cases showed, of which the summary makes its estimates.
    var tally: String { "\(path)/tally.txt" }
    private var slices: String { "\(path)/slices" }

    init(of subject: String) { self.subject = subject }

    /// Makes the folders that a run needs.
    func make() throws(UsageError) {
        for folder in [corpus, findings, slices] { try makeFolder(folder) }
    }

    /// Makes the folder of a new slice.
    func makeSlice() throws(UsageError) -> SliceFolder {
        try whileLocked(path) { () throws(UsageError) in
            try SliceFolder(claiming: "\(slices)/\(UUID().uuidString)")
        }
    }

    /// The slices whose process ended without clearing up; no other process can take them too.
    func abandonedSlices() throws(UsageError) -> [SliceFolder] {
        try whileLocked(path) {
            ((try? names(in: slices)) ?? []).compactMap { SliceFolder(taking: "\(slices)/\($0)") }
        }
    }

    /// Removes an input that ends the fuzzer from the corpus, since it would end every later run too.
    func removeFromCorpus(_ input: Data) {
        let same = ((try? names(in: corpus)) ?? []).map { "\(corpus)/\($0)" }.filter { file in
            let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
            return size == input.count && FileManager.default.contents(atPath: file) == input
        }
        for file in same { try? FileManager.default.removeItem(atPath: file) }
    }
}
