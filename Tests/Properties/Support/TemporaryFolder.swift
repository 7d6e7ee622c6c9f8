import Foundation

/// A folder for the files of one test.
package struct TemporaryFolder {
    /// The path of the folder.
    package let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path

    private init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    private func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Runs a test with an empty folder, which is removed afterwards.
    package static func with(_ body: (TemporaryFolder) throws -> Void) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try body(folder)
    }

    /// Runs an asynchronous test with an empty folder, which is removed afterwards.
    package static func with(_ body: (TemporaryFolder) async throws -> Void) async throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try await body(folder)
    }

    /// The names of the files in the folder, sorted.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Writes a file, whose folders are made, and returns its path.
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// Writes a script that can be run.
    ///
    /// Another process writes it: a file that this one has open to write is so in every process that another test starts at
    /// that moment, and until that has gone on the system refuses to run the file ("text file busy").
    package func write(script: String, to name: String) throws {
        let text = try write("#!/bin/sh\n\(script)\n".utf8, to: "\(name).text")
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: "/usr/bin/install")
        copy.arguments = ["-m", "755", text, "\(path)/\(name)"]
        try copy.run()
        copy.waitUntilExit()
        try FileManager.default.removeItem(atPath: text)
    }
}
