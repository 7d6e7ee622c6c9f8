import Foundation

/// The files in the folder of a slice.
struct SlicePaths {
    let path: String

    /// The inputs that fail without ending the fuzzer.
    var inbox: String { "\(path)/inbox" }
    /// The inputs that end the fuzzer.
    var artifacts: String { "\(path)/artifacts" }
    var log: String { "\(path)/log.txt" }
    /// The number of the random case that is running, and how many there were.
    var progress: String { "\(path)/progress.txt" }
    var tally: String { "\(path)/tally.txt" }
    fileprivate var lock: String { "\(path)/.lock" }
}

/// The folder of one slice of a fuzzer's time, which belongs to the process that holds its lock.
///
/// The lock ends with the process, so that the next run sees what was left behind.
@dynamicMemberLookup
final class SliceFolder {
    private let paths: SlicePaths
    private let lock: Int32

    subscript<Value>(dynamicMember member: KeyPath<SlicePaths, Value>) -> Value { paths[keyPath: member] }

    /// Makes a slice, while no other process looks for those that were left behind.
    init(claiming path: String) throws(UsageError) {
        paths = SlicePaths(path: path)
        try makeFolder(path)
        lock = open(paths.lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            throw UsageError("\(paths.lock) cannot be locked: \(String(cString: strerror(errno)))")
        }
        for folder in [paths.inbox, paths.artifacts] { try makeFolder(folder) }
    }

    /// Takes a slice that was left behind, while no other process makes one; nil if its process still runs.
    init?(taking path: String) {
        paths = SlicePaths(path: path)
        // A process that was killed while it made the slice left no lock.
        lock = open(paths.lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard lock >= 0 else { return nil }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            return nil
        }
    }

    deinit { close(lock) }

    /// The inputs in the slice that were written whole.
    var inputs: [String] {
        [paths.inbox, paths.artifacts].flatMap { folder in
            ((try? names(in: folder)) ?? []).filter { !$0.hasSuffix(".part") }.map { "\(folder)/\($0)" }
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: paths.path) }
}
