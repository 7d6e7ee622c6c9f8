/// One line of a scenario file, read word by word.
struct ScenarioLine {
    /// A word and the column it starts at, counted from 1.
    struct Word {
        let text: Substring
        let column: Int
    }

    private let number: Int
    private let endColumn: Int
    private var words: ArraySlice<Word>
    /// The text after a leading `#`; nil if the line is no comment.
    let comment: String?

    init(_ line: some StringProtocol, number: Int) {
        self.number = number
        let line = Substring(line)
        var words: [Word] = []
        var column = 1
        var start: (index: Substring.Index, column: Int)?
        for index in line.indices {
            let scalars = line[index].unicodeScalars
            if scalars.first == " " || scalars.first == "\t" {
                if let begin = start {
                    words.append(Word(text: line[begin.index..<index], column: begin.column))
                }
                // A word may begin with a mark that combines with the blank.
                start = scalars.count > 1 ? (line.unicodeScalars.index(after: index), column) : nil
            } else if start == nil {
                start = (index, column)
            }
            column += 1
        }
        if let begin = start { words.append(Word(text: line[begin.index...], column: begin.column)) }
        endColumn = column
        comment = words.first.flatMap { commentText(of: line[$0.text.startIndex...]) }
        self.words = words[...]
    }

    /// Whether all words have been read.
    var isEmpty: Bool { words.isEmpty }

    /// The error at a word, or at the end of the line if there is none.
    func error(at word: Word?, expected: String) -> ScenarioFile.ParseError {
        ScenarioFile.ParseError(
            line: max(1, number), column: word?.column ?? endColumn,
            found: word.map { quoted($0.text) } ?? "nothing",
            expected: expected)
    }

    /// Reads the next word.
    mutating func word(_ expected: String) throws(ScenarioFile.ParseError) -> Word {
        guard let word = words.popFirst() else { throw error(at: nil, expected: expected) }
        return word
    }

    /// Reads all remaining words, at least one.
    mutating func rest(_ expected: String) throws(ScenarioFile.ParseError) -> String {
        var rest = String(try word(expected).text)
        while let word = words.popFirst() { rest += " " + word.text }
        return rest
    }

    /// Reads the next word, which has to be a keyword.
    mutating func expect(_ keyword: String) throws(ScenarioFile.ParseError) {
        let word = try word("'\(keyword)'")
        guard word.text == keyword else { throw error(at: word, expected: "'\(keyword)'") }
    }

    /// Reads the next word if it is a keyword, and returns whether it is.
    mutating func takes(_ keyword: String) -> Bool {
        guard let word = words.first, word.text == keyword else { return false }
        words.removeFirst()
        return true
    }

    /// Throws an error unless all words have been read.
    func expectEnd() throws(ScenarioFile.ParseError) {
        if let word = words.first { throw error(at: word, expected: "the end of the line") }
    }

    /// A number, and the word it was read from.
    typealias Number = (value: Double, word: Word)

    /// Reads the next word, which has to be a number.
    ///
    /// Infinity is a number if it is spelled so, and not as digits that are too many for a `Double`. Converting a text
    /// ends at a NUL, so a word with one is refused here.
    mutating func number(_ what: String) throws(ScenarioFile.ParseError) -> Number {
        let word = try word(what)
        guard let value = Double(word.text), !word.text.utf8.contains(0) else {
            throw error(at: word, expected: "\(what), a number")
        }
        if value.isInfinite, word.text.contains(where: \.isNumber) {
            throw error(at: word, expected: "\(what), a number of a magnitude below 2^1024, or inf")
        }
        return (value, word)
    }
}

/// The comment that a line consists of: the text after a `#` and a blank, which need not be there; nil if it is none.
package func commentText(of line: Substring) -> String? {
    // Marks that combine with either are part of the comment.
    var rest = line.unicodeScalars
    guard rest.popFirst() == "#" else { return nil }
    if rest.first == " " { rest.removeFirst() }
    return String(rest)
}

/// A word in quotes for a message: at most 40 characters, without control characters, which a terminal could execute.
package func quoted(_ word: Substring) -> String {
    let shown = word.prefix(40).unicodeScalars.map {
        $0.properties.generalCategory == .control ? "\u{FFFD}" : "\($0)"
    }
    return "'\(shown.joined())\(word.count > 40 ? "…" : "")'"
}
