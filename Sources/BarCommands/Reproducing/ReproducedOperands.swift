import Foundation

/// What the operands of `reproduce` stand for.
enum ReproducedOperands {
    /// The tokens and files that some words name.
    ///
    /// A folder stands for the scenario files in it, in the order of their names, and a line that a report prints, as one
    /// word or as several, for the token at its end.
    ///
    /// - Throws: `UsageError` for a folder that has no scenario file or cannot be read.
    static func expanded(_ words: [String]) throws(UsageError) -> [String] {
        var operands: [String] = []
        for word in words where words.count == 1 || !beforeTokens.contains(word) {
            operands += try expanded(word)
        }
        return operands
    }

    /// The words that reports print before a token.
    private static let beforeTokens = ["scripts/reproduce", "replaying:"]

    private static func expanded(_ word: String) throws(UsageError) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) else {
            let token = word.split(separator: " ").last.map(String.init) ?? word
            return [token.trimmingCharacters(in: CharacterSet(charactersIn: "\""))]
        }
        guard isFolder.boolValue else { return [word] }
        let scenarios = try names(in: word).filter { $0.hasSuffix(".scenario") }.sorted()
        guard !scenarios.isEmpty else {
            throw UsageError("\(word): expected a file, or a folder with scenario files, found none")
        }
        return scenarios.map { path(of: $0, in: word) }
    }
}
