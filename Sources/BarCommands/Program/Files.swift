import Foundation
import Fuzzing

/// The largest sizes of files that are read, in MiB.
@usableFromInline package enum FileLimit {
    /// A scenario or a crash file.
    ///
    /// A scenario of this size has some 600,000 events, hours under a finger, and its trace takes a gigabyte.
    package static let scenario = 8
    /// Any other file.
    @usableFromInline package static let other = 256
}

/// Reads the bytes of a file, a pipe or a device.
///
/// - Parameters:
///   - path: the path.
///   - limit: the largest size in MiB.
public func readBytes(_ path: String, limit: Int = FileLimit.other) throws(UsageError)
    -> Data
{
    try checkIsFile(path)
    // FileManager reads no more than the size of a file, and a pipe has none.
    guard let file = FileHandle(forReadingAtPath: path),
        let data = try? file.read(upToCount: limit << 20 + 1) ?? Data()
    else { throw UsageError("\(path) cannot be read") }
    guard data.count <= limit << 20 else {
        throw UsageError("\(path): expected at most \(limit) MiB, found more")
    }
    return data
}

/// Reads a file of any size, a pipe or a device in blocks, and calls a function with each.
package func readBlocks(_ path: String, _ receive: (Data) throws -> Void) throws {
    try checkIsFile(path)
    guard let file = FileHandle(forReadingAtPath: path) else { throw UsageError("\(path) cannot be read") }
    defer { try? file.close() }
    while true {
        guard let block = try? file.read(upToCount: 1 << 18) ?? Data() else {
            throw UsageError("\(path) cannot be read")
        }
        if block.isEmpty { return }
        try receive(block)
    }
}

/// Reads the text of a file in UTF-8.
public func readText(_ path: String) throws(UsageError) -> String {
    guard let text = String(data: try readBytes(path), encoding: .utf8) else {
        throw UsageError("\(path) is not UTF-8 text")
    }
    return text
}

private func checkIsFile(_ path: String) throws(UsageError) {
    guard FileManager.default.fileExists(atPath: path) else { throw UsageError("\(path): no such file") }
    try checkIsNoFolder(path)
}

private func checkIsNoFolder(_ path: String) throws(UsageError) {
    guard !isFolder(path) else { throw UsageError("\(path) is a directory, expected a file") }
}

/// Whether there is a folder at a path.
func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

/// The names of what is in a folder, sorted.
public func names(in folder: String) throws(UsageError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
        throw UsageError("\(folder) cannot be read: \(error.localizedDescription)")
    }
}

/// Makes a folder and its parents, unless it exists.
public func makeFolder(_ path: String) throws(UsageError) {
    do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
        throw UsageError("\(path) cannot be made: \(error.localizedDescription)")
    }
    guard FileManager.default.isWritableFile(atPath: path) else {
        throw UsageError("\(path) cannot be written to")
    }
}

/// The path of a file in a folder.
package func path(of name: String, in folder: String) -> String {
    URL(fileURLWithPath: folder).appendingPathComponent(name).relativePath
}

/// Writes a file whole or not at all.
public func writeBytes(_ bytes: [UInt8], to path: String) throws(UsageError) {
    do throws(WholeFile.Failure) { try WholeFile.write(bytes, to: path) } catch {
        throw UsageError("\(error)")
    }
}

/// Writes a file into an existing folder.
public func writeText(_ text: String, to path: String) throws(UsageError) {
    try checkIsNoFolder(path)
    do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
        throw UsageError("\(path) cannot be written: \(error.localizedDescription)")
    }
}
