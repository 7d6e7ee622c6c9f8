/// An expression of Swift as source code, which is laid out in lines of at most ``width`` columns.
struct SwiftExpression: Sendable {
    /// The largest number of columns of a line, unless a word is longer.
    static let width = 100

    /// The source up to the opening bracket, or all of it if nothing is in brackets.
    private var start: String
    /// What is in the brackets.
    private let parts: [SwiftExpression]
    /// The closing bracket.
    private let end: String
    /// Whether there are several lines, however short they are.
    private let isTall: Bool

    private init(_ start: String, _ parts: [SwiftExpression], _ end: String, isTall: Bool) {
        self.start = start
        self.parts = parts
        self.end = end
        self.isTall = isTall
    }

    /// An expression in one line.
    init(_ source: String) { self.init(source, [], "", isTall: false) }

    /// A call, whose arguments share lines where they fit.
    init(call name: String, _ arguments: [SwiftExpression]) {
        self.init("\(name)(", arguments, ")", isTall: arguments.contains(where: \.isTall))
    }

    /// An array, whose elements share lines where they fit.
    init(array elements: [SwiftExpression]) {
        self.init("[", elements, "]", isTall: elements.contains(where: \.isTall))
    }

    /// An array with one element a line.
    init(list elements: [SwiftExpression]) {
        self.init("[", elements, "]", isTall: !elements.isEmpty)
    }

    /// A number.
    init(_ number: Double) { self.init(number.literal) }

    /// The same expression with text before it, such as the label of an argument.
    func after(_ text: String) -> SwiftExpression {
        var other = self
        other.start = text + start
        return other
    }

    /// The source in one line.
    var line: String { start + parts.map(\.line).joined(separator: ", ") + end }

    /// The lines of the source.
    ///
    /// - Parameters:
    ///   - indentation: the number of columns before each line.
    ///   - suffix: what follows the expression in its last line.
    func lines(at indentation: Int = 0, before suffix: String = "") -> [String] {
        let margin = String(repeating: " ", count: indentation)
        guard !parts.isEmpty, !fits(in: Self.width - indentation - suffix.count) else {
            return [margin + line + suffix]
        }
        let isList = isTall && start.hasSuffix("[")
        let inside =
            isList
            ? parts.flatMap { $0.lines(at: indentation + 4, before: ",") }
            : filled(at: indentation + 4, before: end + suffix)
        return [margin + start] + inside + (isList ? [margin + end + suffix] : [])
    }

    /// The parts in as few lines as they fit in.
    private func filled(at indentation: Int, before suffix: String) -> [String] {
        let margin = String(repeating: " ", count: indentation)
        var lines: [String] = []
        var row = ""
        func finish() {
            if !row.isEmpty { lines.append(margin + row) }
            row = ""
        }
        for (index, part) in parts.enumerated() {
            let end = index == parts.count - 1 ? suffix : ","
            let room = SwiftExpression.width - indentation - end.count
            if !row.isEmpty, !part.fits(in: room - row.count - 1) { finish() }
            if part.fits(in: room) {
                row += (row.isEmpty ? "" : " ") + part.line + end
            } else {
                lines += part.lines(at: indentation, before: end)
            }
        }
        finish()
        return lines
    }

    private func fits(in columns: Int) -> Bool { !isTall && line.count <= columns }
}
