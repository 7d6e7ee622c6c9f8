import Foundation

/// The folder of a fuzz target and a bar.
struct FuzzFolder {
    private let path: String

    init(target: String, bar: String) { path = "\(Self.root)/\(target)-\(bar)" }

    var corpus: String { "\(path)/corpus" }
    var crashes: String { "\(path)/\(Self.crashes)" }
    var findings: String { "\(path)/findings" }
    var log: String { "\(path)/log.txt" }

    /// The name of the bar that a crash file was found with; nil unless it is where the fuzzer wrote it.
    static func bar(ofCrashFile path: String) -> String? {
        let names = URL(fileURLWithPath: path).standardizedFileURL.pathComponents.suffix(4)
        guard names.count == 4, names.first == root, names.dropLast().last == crashes else { return nil }
        let parts = names[names.startIndex + 1].split(separator: "-", maxSplits: 1)
        return parts.count == 2 ? String(parts[1]) : nil
    }

    private static let root = ".fuzz"
    private static let crashes = "crashes"
}
