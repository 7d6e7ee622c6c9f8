/// A terminal of a few codes, which wraps its lines anew when its width changes, and keeps what scrolls off its top.
struct TerminalScreen {
    /// The lines between line feeds, from the top; a line takes several rows if it is wider than the screen.
    private var lines: [[Character]] = [[]]
    private var (line, column) = (0, 0)
    private(set) var width: Int
    private let height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// All lines, without blanks at their ends.
    var text: [String] {
        lines.map { line in String(String(line).reversed().drop { $0 == " " }.reversed()) }
    }

    mutating func resize(width: Int) { self.width = width }

    mutating func write(_ text: String) {
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch character {
            case "\r\n": feed()
            case "\n": feed()
            case "\r": column = 0
            case "\u{1B}":
                let code = rest.prefix { !$0.isLetter }
                rest = rest.dropFirst(code.count)
                obey(code.dropFirst(), rest.popFirst())
            default: put(character)
            }
        }
    }

    private mutating func feed() {
        (line, column) = (line + 1, 0)
        if line == lines.count { lines.append([]) }
    }

    private mutating func put(_ character: Character) {
        while lines[line].count <= column { lines[line].append(" ") }
        lines[line][column] = character
        column += 1
    }

    private func rows(of line: Int) -> Int { max(1, (lines[line].count + width - 1) / width) }

    private mutating func obey(_ number: Substring, _ code: Character?) {
        switch code {
        case "A":
            // The cursor stays on the screen.
            let above = (0..<line).reduce(0) { $0 + rows(of: $1) }
            let all = lines.indices.reduce(0) { $0 + rows(of: $1) }
            var up = min(Int(number) ?? 1, above - max(0, all - height))
            while up > 0 {
                line -= 1
                up -= rows(of: line)
            }
            column = -up * width
        case "J":
            lines.removeSubrange((line + 1)...)
            lines[line].removeSubrange(min(column, lines[line].count)...)
        case "m": break
        default: lines[line].append("?")
        }
    }
}
