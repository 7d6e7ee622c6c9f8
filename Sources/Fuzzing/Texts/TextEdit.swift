import Generators

/// A change to a text in UTF-8.
///
/// Places are counted modulo what is there, so that an edit fits every text.
enum TextEdit: Hashable, Sendable {
    /// Puts bytes at an offset.
    case insert([UInt8], at: Int)
    /// Replaces a word by another.
    case replaceWord(Int, by: [UInt8])
    /// Removes a number of bytes from an offset on.
    case remove(Int, from: Int)
    /// Repeats a line.
    case repeatLine(Int)
    /// Removes a line.
    case removeLine(Int)
    /// Exchanges two lines.
    case swapLines(Int, Int)
    /// Cuts the text at an offset.
    case cut(at: Int)

    /// Generates edits.
    ///
    /// - Parameter words: the words of the grammar.
    static func generator(words: [String]) -> Generator<TextEdit> {
        let place = Generator<Int>.integer(in: 0...4_095)
        let count = Generator<Int>.integer(in: 1...8)
        let byte = Generator<UInt8>.integer(in: 0...255).map { [$0] }
        let word = Generator<Int>.integer(in: 0...max(0, words.count - 1)).map { index in
            words.indices.contains(index) ? Array(words[index].utf8) : []
        }
        // A character that merges with the one before it, or takes several bytes.
        let character = Generator<Unicode.Scalar>.scalar.map { Array(String($0).utf8) }
        return .oneOf(
            zip(word, place).map { .replaceWord($1, by: $0) }, zip(word, place).map { .insert($0, at: $1) },
            zip(byte, place).map { .insert($0, at: $1) }, zip(character, place).map { .insert($0, at: $1) },
            zip(count, place).map { .remove($0, from: $1) }, place.map { .repeatLine($0) },
            place.map { .removeLine($0) }, zip(place, place).map { .swapLines($0, $1) },
            place.map { .cut(at: $0) })
    }

    /// Changes a text.
    func apply(to bytes: inout [UInt8]) {
        switch self {
        case .insert(let new, let place):
            bytes.insert(contentsOf: new, at: place % (bytes.count + 1))
        case .replaceWord(let number, let new):
            let words = Self.words(of: bytes)
            if !words.isEmpty { bytes.replaceSubrange(words[number % words.count], with: new) }
        case .remove(let count, let place):
            let start = place % (bytes.count + 1)
            bytes.removeSubrange(start..<min(start + count, bytes.count))
        case .repeatLine(let number):
            Self.editLines(of: &bytes) { $0.insert($0[number % $0.count], at: number % $0.count) }
        case .removeLine(let number): Self.editLines(of: &bytes) { $0.remove(at: number % $0.count) }
        case .swapLines(let one, let other):
            Self.editLines(of: &bytes) { $0.swapAt(one % $0.count, other % $0.count) }
        case .cut(let place): bytes.removeSubrange((place % (bytes.count + 1))...)
        }
    }

    /// Changes the lines of a text, each without its end, of which there is at least one.
    private static func editLines(of bytes: inout [UInt8], _ edit: (inout [ArraySlice<UInt8>]) -> Void) {
        let end = UInt8(ascii: "\n")
        var lines = bytes.split(separator: end, omittingEmptySubsequences: false)
        edit(&lines)
        bytes = Array(lines.joined(separator: [end]))
    }

    /// The places of the words of a text: of what is between blanks and punctuation.
    private static func words(of bytes: [UInt8]) -> [Range<Int>] {
        bytes.split { separators.contains($0) }.map(\.indices)
    }

    private static let separators = Array(" \t\r\n,:/\"[]{}".utf8)
}
