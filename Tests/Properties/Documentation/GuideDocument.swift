import Testing
import TestSupport

/// A document of the folder `Documentation`.
struct GuideDocument: CustomTestStringConvertible {
    /// The name of the file, without its extension.
    let name: String
    /// The text.
    let text: String
    /// The code blocks, in order.
    let blocks: [Block]

    /// A block between fences.
    struct Block {
        /// The language after the opening fence; empty for a block of output.
        let language: String
        /// The text between the fences.
        let text: String
    }

    static let names = [
        "Architecture", "Checks", "ComingFrom", "Extending", "Failures", "Fingers", "Generators", "OwnBars",
        "OwnInvariants", "Reports", "Scenarios", "Shrinking", "UIKit",
    ]

    init(_ name: String) throws {
        self.name = name
        text = try Repository.text(of: "Documentation/\(name).md")
        var blocks: [Block] = []
        var open: (language: String, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let block = open, line == "```" {
                blocks.append(Block(language: block.language, text: block.lines.joined(separator: "\n")))
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if line.hasPrefix("```") {
                open = (String(line.dropFirst(3)), [])
            }
        }
        try #require(open == nil, "\(name): a block is not closed")
        self.blocks = blocks
    }

    /// The blocks of Swift code.
    var snippets: [String] { blocks.filter { $0.language == "swift" }.map(\.text) }

    /// The blocks of output.
    var outputs: [String] { blocks.filter { $0.language.isEmpty }.map(\.text) }

    /// The rows of a table, cell by cell, given the start of its header.
    func table(_ header: String) -> [[String]] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { !$0.hasPrefix(header) }.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
        }
    }

    var testDescription: String { name }
}

/// Expects that the blocks of output in a document are the given texts, in order.
func expectOutputs(of name: String, _ texts: [String]) throws {
    let outputs = try GuideDocument(name).outputs
    for (shown, printed) in zip(outputs, texts) { #expect(shown == printed) }
    #expect(outputs.count == texts.count)
}
