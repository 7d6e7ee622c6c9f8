import Foundation
import Fuzzing

/// The folder of what is fuzzed: its corpus, its findings, and a folder for each slice of time that is running.
struct FuzzFolder {
    /// The folder of all that is fuzzed in a package.
    static let root = ".fuzz"

    let subject: String

    private var path: String { "\(Self.root)/\(subject)" }
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
        try SliceFolder(claiming: "\(slices)/\(UUID().uuidString)")
    }

    /// The slices whose process ended without clearing up; no other process can take them too.
    func abandonedSlices() -> [SliceFolder] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: slices)) ?? []
        return names.sorted().compactMap { SliceFolder(taking: "\(slices)/\($0)") }
    }

    /// Removes an input that ends the fuzzer from the corpus, since it would end every later run too.
    func removeFromCorpus(_ input: Data) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? []
        let same = names.map { "\(corpus)/\($0)" }.filter { file in
            let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
            return size == input.count && FileManager.default.contents(atPath: file) == input
        }
        for file in same { try? FileManager.default.removeItem(atPath: file) }
    }
}

/// The folder of one slice of a fuzzer's time, which belongs to the process that holds its lock.
///
/// The lock ends with the process, so that the next run sees what was left behind.
final class SliceFolder {
    let path: String
    private let lock: Int32

    /// The inputs that fail without ending the fuzzer.
    var inbox: String { "\(path)/inbox" }
    /// The inputs that end the fuzzer.
    var artifacts: String { "\(path)/artifacts" }
    var log: String { "\(path)/log.txt" }
    /// The number of the random case that is running, and how many there were.
    var progress: String { "\(path)/progress" }
    var tally: String { "\(path)/tally.txt" }

    fileprivate init(claiming path: String) throws(UsageError) {
        self.path = path
        try makeFolder(path)
        lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw UsageError("\(path)/lock cannot be locked: \(String(cString: strerror(errno)))")
        }
        for folder in [inbox, artifacts] { try makeFolder(folder) }
    }

    fileprivate init?(taking path: String) {
        self.path = path
        lock = open("\(path)/lock", O_RDWR | O_CLOEXEC)
        guard lock >= 0 else { return nil }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            return nil
        }
    }

    deinit { close(lock) }

    /// The inputs in the slice that were written whole.
    var inputs: [String] {
        [inbox, artifacts].flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { !$0.hasSuffix(".part") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
