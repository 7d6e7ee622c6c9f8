import Foundation

/// The files of this repository, located relative to this file.
package enum Repository {
    /// The folder of `Package.swift`.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The traces recorded from the published library.
    package static let golden = root.appendingPathComponent("Tests/Properties/Golden/published-bar.jsonl")

    /// The same, recorded where the stop before a programmatic scroll is notified.
    package static let goldenStop = root.appendingPathComponent(
        "Tests/Properties/Golden/published-bar-stop.jsonl")

    /// The committed scenarios, by name.
    package static let scenarios = root.appendingPathComponent("Tests/Properties/Scenarios")

    /// The committed recordings.
    package static let recordings = root.appendingPathComponent("Tests/Properties/Recordings")

    /// The text of a file.
    package static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The text of all Swift files, without indentation, each between empty lines.
    package static let code: [String] = ["Sources", "Tests", "Examples", "Benchmarks"].flatMap { folder in
        let url = root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .compactMap { try? "\n\(String(contentsOf: $0, encoding: .utf8).withoutIndentation)\n" }
    }
}

extension String {
    /// The lines without their indentation.
    package var withoutIndentation: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
            .joined(separator: "\n")
    }
}
