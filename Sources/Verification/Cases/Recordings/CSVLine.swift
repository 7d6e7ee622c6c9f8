/// One line of CSV, as RFC 4180 has it, read value by value; a value does not go on in the next line.
struct CSVLine {
    /// The offset of the next byte.
    private(set) var place: Int
    private let bytes: ArraySlice<UInt8>
    /// Whether another value follows: the line is new, or a comma was read.
    private(set) var hasNext = true

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Reads the next value; nil if its quotes are not closed, or something follows them.
    ///
    /// A quote inside quotes is doubled.
    mutating func next() -> (text: ArraySlice<UInt8>, place: Int)? {
        let start = place
        let isQuoted = place < bytes.endIndex && bytes[place] == Self.quote
        guard let text = isQuoted ? quoted() : plain() else {
            place = start
            return nil
        }
        hasNext = place < bytes.endIndex
        if hasNext {
            guard bytes[place] == Self.comma else {
                place = start
                return nil
            }
            place += 1
        }
        return (text, start)
    }

    private mutating func plain() -> ArraySlice<UInt8> {
        let start = place
        while place < bytes.endIndex, bytes[place] != Self.comma { place += 1 }
        return bytes[start..<place]
    }

    private mutating func quoted() -> ArraySlice<UInt8>? {
        var text: [UInt8] = []
        place += 1
        while place < bytes.endIndex {
            if bytes[place] == Self.quote {
                place += 1
                guard place < bytes.endIndex, bytes[place] == Self.quote else { return text[...] }
            }
            text.append(bytes[place])
            place += 1
        }
        return nil
    }

    private static let comma = UInt8(ascii: ",")
    private static let quote = UInt8(ascii: "\"")
}
