import Foundation

/// What somebody gives a command on standard input, in a file, so that several processes can read it.
struct StandardInput {
    /// The path of the file.
    let path: String

    /// Reads standard input to its end.
    ///
    /// - Throws: `UsageError` if it has more than a scenario may, or if the file cannot be written.
    init() throws(UsageError) {
        let bytes = try readBytes("/dev/stdin", limit: FileLimit.scenario)
        path = FileManager.default.temporaryDirectory.appendingPathComponent("airbar-\(UUID())").path
        try writeBytes([UInt8](bytes), to: path)
    }

    /// Removes the file.
    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
