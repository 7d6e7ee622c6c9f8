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
        for word in words where words.count == 1 || !["scripts/reproduce", "replaying:"].contains(word) {
            operands += try expanded(word)
        }
        return operands
    }

    private static func expanded(_ word: String) throws(UsageError) -> [String] {
        guard FileManager.default.fileExists(atPath: word) else {
            // The name of a bar may have spaces.
            let ends = ["reproduce ", "replaying: "].compactMap {
                word.range(of: $0, options: .backwards)?.upperBound
            }
            return ends.max().map {
                [word[$0...].trimmingCharacters(in: CharacterSet(charactersIn: " \""))]
            } ?? [word]
        }
        guard isFolder(word) else { return [word] }
        let scenarios = try names(in: word).filter { $0.hasSuffix(".scenario") }
        guard !scenarios.isEmpty else {
            throw UsageError("\(word): expected a file, or a folder with scenario files, found none")
        }
        return scenarios.map { path(of: $0, in: word) }
    }
}
