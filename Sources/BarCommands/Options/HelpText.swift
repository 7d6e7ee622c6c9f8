import Verification

/// The help of a command: how it is called, its options in a table, and what else there is to know.
struct HelpText {
    /// The greatest number of characters of a line.
    private static let width = 116
    /// The greatest number of characters of an option in the first column of the table.
    private static let widestOption = 18

    /// Stands for a blank at which a line does not end.
    private static let inseparable = "\u{2060}"

    private var paragraphs: [String]

    /// Makes the help of a command that is called by some words.
    init(calling words: String, _ options: [Option], _ notes: String) {
        paragraphs = ["usage: \(words)"]
        if !options.isEmpty { paragraphs.append(Self.table(options)) }
        paragraphs += notes.split(separator: "\n\n").map {
            Self.lines(of: $0, width: Self.width).joined(separator: "\n")
        }
    }

    /// The text.
    var text: String { paragraphs.joined(separator: "\n\n") }

    private static func table(_ options: [Option]) -> String {
        let names = options.map { ([$0.name] + ($0.value.map { [$0] } ?? [])).joined(separator: " ") }
        let column = 4 + (names.map(\.count).filter { $0 <= widestOption }.max() ?? widestOption)
        let indentation = String(repeating: " ", count: column)
        return zip(names, options).map { name, option in
            let lines = lines(of: option.help[...], width: width - column)
            let first = "  " + name
            // A long name has a line of its own.
            let isLong = name.count > widestOption
            let begin = isLong ? first + "\n" + indentation : first.padded(to: column)
            return begin + lines.joined(separator: "\n" + indentation)
        }
        .joined(separator: "\n")
    }

    /// The words of a text in lines of at most some characters.
    private static func lines(of text: Substring, width: Int) -> [String] {
        // How the program is run is not divided, so that it can be copied.
        let invocation = Invocation.program
        return String(text).replacing(invocation, with: invocation.replacing(" ", with: inseparable))
            .lines(ofAtMost: width).map { $0.replacing(inseparable, with: " ") }
    }
}
