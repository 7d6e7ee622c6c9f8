/// A text in which pieces are found whatever their indentation is.
struct SearchableText {
    private let text: [UInt8]
    /// The text without the blanks at the beginning of each line.
    private let flush: [UInt8]
    /// The offset in the text of each byte of the flush one.
    private let offsets: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.text = bytes
        offsets = Self.offsets(in: bytes)
        flush = offsets.map { bytes[$0] }
    }

    /// The ranges of bytes at which lines occur, the blanks at the beginning of each not counted.
    func ranges(of lines: [String]) -> [Range<Int>] {
        let bytes = Array(lines.joined(separator: "\n").utf8)
        let piece = Self.offsets(in: bytes).map { bytes[$0] }
        guard let first = piece.first, piece.count <= flush.count else { return [] }
        var starts: [Int] = []
        // Many files are searched for many pieces, so this has no closure for each byte.
        flush.withUnsafeBufferPointer { flush in
            var start = 0
            while start <= flush.count - piece.count {
                if flush[start] == first, flush[start..<(start + piece.count)].elementsEqual(piece) {
                    starts.append(start)
                }
                start += 1
            }
        }
        return starts.map { offsets[$0]..<(offsets[$0 + piece.count - 1] + 1) }
    }

    /// The text of a range of bytes.
    subscript(range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    /// The number of bytes.
    var count: Int { text.count }

    /// The offsets of the bytes that are not indentation.
    private static func offsets(in bytes: [UInt8]) -> [Int] {
        var isIndentation = true
        return bytes.indices.filter { index in
            let byte = bytes[index]
            isIndentation = byte == UInt8(ascii: "\n") || isIndentation && byte == UInt8(ascii: " ")
            return !isIndentation || byte == UInt8(ascii: "\n")
        }
    }
}
