import Foundation

/// How this program is called.
package enum Invocation {
    /// The name of the program's file.
    package static let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent

    /// How a person runs the program: this package's by its script, and another one's in the folder of its package.
    package static let program =
        ["airbar", "bench"].contains(name) ? "scripts/\(name)" : "swift run -c release \(name)"

    /// A command line that runs the program, whose words a shell reads as they are.
    static func commandLine(_ words: [String]) -> String {
        ([program] + words.map(quoted)).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "_-+./:,=@%".contains($0) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
