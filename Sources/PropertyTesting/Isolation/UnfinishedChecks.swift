import Foundation
import Generators
import Processes
import Synchronization
import Testing

/// The files in which the running checks of all processes note the value that they are at.
///
/// A check removes its file when it ends. A file that no process has locked any more is of a process that ended inside
/// the check.
package struct UnfinishedChecks {
    /// The folder of the files of all users.
    @TaskLocal package static var parent = FileManager.default.temporaryDirectory

    /// A value at which a process ended.
    struct Unfinished: Equatable {
        let step: StepRecord.Step
        let seed: UInt64
        let cases: Int
    }

    private let folder: URL
    /// The beginning of the names of the files of one call of `check`.
    private let prefix: String

    private static let count = Mutex(0)

    /// The files of the calls at a place.
    init(at location: SourceLocation) {
        folder = Self.parent.appendingPathComponent("property-checks-\(getuid())")
        // Another checkout has other files at the same places.
        let path = location.filePath.utf8.fnv1a
        prefix = "\(location.fileID)-\(String(path, radix: 16))-\(location.line)-\(location.column)-"
            .map { $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : "_" }.joined()
    }

    /// Begins a check; nil if the system refuses to make its file.
    func begin(_ settings: PropertySettings) -> RunningCheckFile? {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let count = Self.count.withLock { count in
            defer { count += 1 }
            return count
        }
        let search = settings.search
        let name = "\(prefix)\(search.seed)-\(search.cases)-\(getpid())-\(count)"
        return RunningCheckFile(folder.appendingPathComponent(name).path)
    }

    /// The value at which the last process ended inside a check of this place, whose files are removed; nil if none did.
    func takeUnfinished() -> Unfinished? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.sorted().compactMap { name -> Unfinished? in
            let path = folder.appendingPathComponent(name).path
            let descriptor = open(path, O_RDWR)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            let numbers = name.dropFirst(prefix.count).split(separator: "-")
            let process = numbers.count == 4 ? pid_t(numbers[2]) : nil
            guard Self.lock(descriptor, of: process) else { return nil }
            unlink(path)
            guard let step = StepRecord(file: descriptor)?.step, numbers.count == 4,
                let seed = UInt64(numbers[0]), let cases = Int(numbers[1])
            else { return nil }
            return Unfinished(step: step, seed: seed, cases: cases)
        }.last
    }

    /// Locks the file of a process that has ended; false if another process has locked it.
    ///
    /// Linux may release the lock some milliseconds after the end of a process, while `ps` or `pgrep` reads the memory into
    /// which the file is mapped.
    private static func lock(_ descriptor: Int32, of process: pid_t?) -> Bool {
        var milliseconds = 0
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard let process, kill(process, 0) != 0, errno == ESRCH, milliseconds < 1_000 else {
                return false
            }
            usleep(1_000)
            milliseconds += 1
        }
        return true
    }
}

/// The file of a running check.
final class RunningCheckFile: Sendable {
    /// The memory of the file.
    let record: StepRecord
    private let path: String
    private let descriptor: Int32

    /// Makes and locks a file; nil if the system refuses.
    init?(_ path: String) {
        let descriptor = Descriptor.beyondStreams(open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600))
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let record = StepRecord(file: descriptor) else {
            close(descriptor)
            unlink(path)
            return nil
        }
        (self.path, self.descriptor, self.record) = (path, descriptor, record)
    }

    /// Removes the file.
    func end() { unlink(path) }

    deinit { close(descriptor) }
}
