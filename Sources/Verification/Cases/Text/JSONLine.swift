/// One line of JSON, read from left to right by a reader that knows its form.
///
/// Unlike a decoder of any JSON it refuses what the form does not have, such as a field given twice, and tells where.
struct JSONLine {
    /// The first place at which a line is not of the form.
    struct Failure: Error {
        /// The column, counted from 1.
        let column: Int
        /// What was expected and found, or what else is wrong.
        let message: String
    }

    private let bytes: [UInt8]
    /// The offset of the next byte, which is not blank.
    private(set) var place = 0

    /// Begins to read a line of UTF-8.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        skipBlanks()
    }

    /// Reads an object of any fields, which are scalars: the name of each with its place, and its value.
    mutating func scalars(
        _ read: (_ name: String, _ place: Int, inout JSONLine) throws(Failure) -> Void
    ) throws(Failure) {
        try expect("{")
        repeat {
            let start = place
            let name = try text("a name in quotes")
            try expect(":")
            try read(name, start, &self)
        } while takes(",")
        try expect("}", "',' or '}'")
    }

    /// Reads a text in quotes or a number, and returns it without the quotes; `null` is empty.
    mutating func scalar(isWord: Bool) throws(Failure) -> ArraySlice<UInt8> {
        if takes("null") { return [] }
        if isWord { return Array(try text("a text in quotes, or null").utf8)[...] }
        let start = place
        let word = bytes[start...].prefix { !Self.ends.contains($0) }
        guard Self.isNumber(word) else { throw unexpected(at: start, "a number") }
        place = word.endIndex
        skipBlanks()
        return word
    }

    /// Reads a value of any form, without looking at it: its brackets are counted, and not compared.
    mutating func skip() throws(Failure) {
        var depth = 0
        repeat {
            let start = place
            if takes("{") || takes("[") {
                depth += 1
            } else if depth > 0, takes("}") || takes("]") {
                depth -= 1
            } else if depth > 0, takes(",") || takes(":") {
                continue
            } else if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
                try skipText()
            } else {
                place = bytes[start...].prefix { !Self.ends.contains($0) }.endIndex
                guard place > start else { throw unexpected(at: start, "a value") }
                skipBlanks()
            }
        } while depth > 0
    }

    /// Reads a text in quotes, in which a backslash hides the byte after it.
    private mutating func skipText() throws(Failure) {
        let start = place
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard place < bytes.count else {
            place = bytes.count
            throw unexpected(at: start, "a text in quotes")
        }
        place += 1
        skipBlanks()
    }

    /// Reads a list of any length.
    mutating func list<Element>(
        _ read: (inout JSONLine) throws(Failure) -> Element
    ) throws(Failure) -> [Element] {
        var elements: [Element] = []
        try expect("[")
        guard !takes("]") else { return [] }
        repeat { elements.append(try read(&self)) } while takes(",")
        try expect("]", "',' or ']'")
        return elements
    }

    /// Reads a text, as it is between its quotes: no word of the form has escapes.
    mutating func text(_ what: String) throws(Failure) -> String {
        let start = place
        guard takes("\""), let end = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) else {
            throw unexpected(at: start, what)
        }
        // A blank after the opening quote is part of the text.
        let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        place = end + 1
        skipBlanks()
        return text
    }

    /// Reads a finite number.
    mutating func number() throws(Failure) -> Double {
        let start = place
        let word = bytes[start...].prefix { !Self.ends.contains($0) }
        guard Self.isNumber(word), let value = Double(String(decoding: word, as: UTF8.self)), value.isFinite
        else { throw unexpected(at: start, "a finite number") }
        place = word.endIndex
        skipBlanks()
        return value
    }

    /// Reads a text of JSON that has to come next.
    mutating func expect(_ token: StaticString, _ what: String? = nil) throws(Failure) {
        guard takes(token) else { throw unexpected(at: place, what ?? "'\(token)'") }
    }

    /// Throws an error unless the line has been read.
    func expectEnd() throws(Failure) {
        if place < bytes.count { throw unexpected(at: place, "the end of the line") }
    }

    /// The error that something else was expected at a place.
    func unexpected(at place: Int, _ expected: String) -> Failure {
        let rest = bytes[place...]
        let word = rest.prefix { !Self.ends.contains($0) }
        let found = word.isEmpty ? rest.prefix(1) : word
        return failure(
            at: place,
            "expected \(expected), found "
                + (found.isEmpty ? "nothing" : quoted(Substring(decoding: found, as: UTF8.self))))
    }

    /// The error at a place.
    func failure(at place: Int, _ message: String) -> Failure {
        Failure(column: String(decoding: bytes[..<place], as: UTF8.self).count + 1, message: message)
    }

    /// Reads a text of JSON if it comes next, and returns whether it does.
    mutating func takes(_ token: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: token.utf8Start, count: token.utf8CodeUnitCount)
        guard bytes[place...].starts(with: expected) else { return false }
        place += expected.count
        skipBlanks()
        return true
    }

    private mutating func skipBlanks() {
        while place < bytes.count, Self.blanks.contains(bytes[place]) { place += 1 }
    }

    private static let blanks = Array(" \t\r".utf8)
    private static let ends = Array(",:[]{} \t\r".utf8)
}

extension JSONLine {
    /// Whether a word is a number of JSON: no plus sign, no zero before other digits, digits on both sides of a point.
    private static func isNumber(_ word: some Collection<UInt8>) -> Bool {
        var rest = word[...]
        func takesDigits() -> Int {
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        func takes(_ characters: String) -> Bool {
            guard let first = rest.first, characters.utf8.contains(first) else { return false }
            rest = rest.dropFirst()
            return true
        }
        _ = takes("-")
        guard takes("0") || takesDigits() > 0 else { return false }
        if takes("."), takesDigits() == 0 { return false }
        if takes("eE") {
            _ = takes("+-")
            if takesDigits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
