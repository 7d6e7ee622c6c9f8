/// The symbols of the statements of invariants, and what they mean.
enum Notation {
    private typealias Symbol = (name: String, meaning: String)

    /// The columns of a table, which has a legend of its own.
    private static let columns: [Symbol] = [
        ("y", "content offset"), ("o", "bar offset (minus its height)"), ("A", "expanded state available"),
    ]

    private static let others: [Symbol] = [
        ("c", "compact height"), ("n", "normal height"), ("e", "expanded height"),
        ("h(A)", "expanded height if A, otherwise normal height"),
        ("K(y)", "y kept within top and end, the content offsets at rest at the edges"),
        ("x", "top inset that is not the bar's own: of the safe area and a refresh control"),
    ]

    /// What the columns of a table are.
    static let legend = columns.map { "\($0.name) \($0.meaning)" }.joined(separator: ", ")

    /// What the symbols of a statement mean that no column of a table has; nil if it uses none.
    static func text(of statement: String) -> String? {
        let words = statement.split { !$0.isLetter && !$0.isNumber }
        let used = others.filter { words.contains($0.name.prefix { $0.isLetter }) }
        return used.isEmpty ? nil : used.map { "\($0.name): \($0.meaning)" }.joined(separator: "; ")
    }

    /// All symbols as a list in Markdown.
    static let markdown =
        (columns + others + [("′", "after the event"), ("Δ", "change by the event")])
        .map { "- `\($0.name)`: \($0.meaning)" }.joined(separator: "\n")
}

extension Invariant {
    /// What the symbols of the statement mean that no column of a table has, such as `c: compact height`; nil if it uses none.
    public var notation: String? { Notation.text(of: statement) }
}
