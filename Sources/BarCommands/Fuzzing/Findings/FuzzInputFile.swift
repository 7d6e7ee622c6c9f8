import Foundation

/// A file with the input of a fuzzer.
struct FuzzInputFile {
    /// The path.
    let path: String

    private let url: URL

    init(_ path: String) {
        self.path = path
        url = URL(fileURLWithPath: path).standardizedFileURL
    }

    /// The name without the extension.
    var name: String { url.deletingPathExtension().lastPathComponent }

    /// The identifier of the failure that a running fuzzer has stored the input for; nil if it is no such file.
    ///
    ///     print(FuzzInputFile("inbox/S7-1a2b.input").expectedID ?? "")  // S7
    var expectedID: String? {
        let isStored = url.deletingLastPathComponent().lastPathComponent == "inbox"
        guard isStored, url.pathExtension == Self.fileExtension, let end = name.lastIndex(of: "-") else {
            return nil
        }
        return String(name[..<end])
    }

    /// The identifier of the failure that the file is named after; nil if it is named after none.
    ///
    ///     print(FuzzInputFile("findings/S7.input").failureID ?? "")  // S7
    var failureID: String? {
        if let expectedID { return expectedID }
        return url.pathExtension == Self.fileExtension ? name : nil
    }

    /// The name of the subject in whose folder of `.fuzz` the file is; nil if it is elsewhere.
    var subject: String? {
        let parts = url.pathComponents
        guard let root = parts.lastIndex(of: FuzzFolder.root), root + 2 < parts.count else { return nil }
        return parts[root + 1]
    }

    /// Whether the name is one that a fuzzer gives to an input that fails; its contents may be any bytes.
    var isFailure: Bool {
        url.pathExtension == Self.fileExtension
            || Self.artifacts.contains { url.lastPathComponent.hasPrefix($0) }
    }

    /// The extension of the names of inputs.
    static let fileExtension = "input"
    /// The beginnings of the names that libFuzzer gives.
    private static let artifacts = ["crash-", "timeout-", "oom-", "leak-", "slow-unit-"]
}
