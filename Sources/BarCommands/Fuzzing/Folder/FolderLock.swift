import Foundation

/// Runs work while no other process does so with the same folder.
///
/// - Throws: what the work throws, and `UsageError` if the folder cannot be locked.
func whileLocked<Result>(
    _ folder: String, _ work: () throws(UsageError) -> Result
) throws(UsageError) -> Result {
    let lock = "\(folder)/.lock"
    let file = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else {
        throw UsageError("\(lock) cannot be written: \(String(cString: strerror(errno)))")
    }
    // Closing the file also unlocks it.
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
        guard errno == EINTR else {
            throw UsageError("\(folder) cannot be locked: \(String(cString: strerror(errno)))")
        }
    }
    return try work()
}
