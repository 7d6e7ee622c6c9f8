import Generators

extension Discovery {
    private static let text = Generator.string(count: 3...64)
    private static let table = Generator<[String: Int]>.dictionary(keys: text, values: .integer(in: 0...9))
    private static let row = Generator<Int>.integer(in: 0...999).array(count: 3...6)
    private static let point = zip(.integer(in: 0...999), .integer(in: 0...999)) as Generator<(Int, Int)>

    private enum Side: Sendable { case left(String), right(String) }
    private static let side = Generator<Side>.oneOf(text.map(Side.left), text.map(Side.right))

    /// What needs two equal texts or compounds, wherever they are.
    static let equalParts: [Discovery] = [
        Discovery("equal texts: components", zip(text, text)) { $0 != $1 },
        Discovery("equal texts: with others between", zip(text, row.array(), text)) { $0 != $2 },
        Discovery("equal texts: two labels", labelled) { $0.first != $0.second },
        Discovery("equal texts: flatMap", text.flatMap { text in Self.text.map { (text, $0) } }) { $0 != $1 },
        Discovery("equal texts: a list and an element", zip(text.array(), text)) { !$0.contains($1) },
        Discovery("equal texts: an element and a list", zip(text, text.array())) { !$1.contains($0) },
        Discovery("equal texts: two elements", text.array(count: 0...10)) { Set($0).count == $0.count },
        Discovery("equal texts: a table and a key", zip(table, text)) { $0[$1] == nil },
        Discovery("equal texts: a key and a table", zip(text, table)) { $1[$0] == nil },
        Discovery("equal texts: a set and a member", zip(text.set(), text)) { !$0.contains($1) },
        Discovery("equal texts: an optional", zip(text.optional(), text)) { $0 != $1 },
        Discovery("equal texts: one mapped", zip(text.map { Array($0) }, text)) { $0 != Array($1) },
        Discovery("equal texts: two alternatives", zip(side, side)) { first, second in
            if case (.left(let first), .right(let second)) = (first, second) { first != second } else { true }
        },
        Discovery("equal lists: components", zip(row, row)) { $0 != $1 },
        Discovery("equal lists: rows of a table", row.array()) { Set($0).count == $0.count },
        Discovery("equal lists: all rows of a table", row.array(count: 4...8)) { Set($0).count > 1 },
        Discovery("equal lists: a table and a row", zip(row.array(), row)) { !$0.contains($1) },
        Discovery(
            "equal lists: a table and a row, flatMap",
            row.array(count: 1...9).flatMap { rows in row.map { (rows, $0) } }
        ) { !$0.contains($1) },
        Discovery("equal sets", zip(wideSet, wideSet)) { $0 != $1 },
        Discovery("equal points", zip(point, point) as Generator<((Int, Int), (Int, Int))>) { pair in
            pair.0 != pair.1
        },
    ]

    private static let wideSet = Generator<Int>.integer(in: 0...9_999).set(count: 3...6)

    private static let labelled = Generator<(first: String, second: String)> { source throws(Rejection) in
        (try source.draw(text, label: "first name"), try source.draw(text, label: "last name"))
    }
}
