/// A table of plain text with aligned columns.
public struct TextTable {
    /// The alignment of the cells of a column.
    public enum Alignment {
        case leading
        case trailing
    }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// Makes an empty table with the titles and the alignments of its columns.
    public init(_ columns: [(title: String, alignment: Alignment)]) {
        alignments = columns.map(\.alignment)
        rows = [columns.map(\.title)]
    }

    /// Adds a row.
    public mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The lines of the table, the titles first, without blanks at their ends.
    public var lines: [String] { lines(within: nil) }

    /// The same in a terminal of a width: where the table is too wide, long texts are broken between words.
    package func lines(within columns: Int?) -> [String] {
        let widths = widths(within: columns)
        return rows.flatMap { row -> [String] in
            let cells = row.indices.map { column -> [String] in
                let cell = row[column]
                return cell.count > widths[column] ? cell.lines(ofAtMost: widths[column]) : [cell]
            }
            return (0..<(cells.map(\.count).max() ?? 0)).map { line in
                text(of: cells.map { line < $0.count ? $0[line] : "" }, widths)
            }
        }
    }

    private func text(of cells: [String], _ widths: [Int]) -> String {
        let aligned = cells.indices.map { column in
            let blanks = String(repeating: " ", count: max(0, widths[column] - cells[column].count))
            return alignments[column] == .leading ? cells[column] + blanks : blanks + cells[column]
        }
        return String(aligned.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }

    /// The width of each column: the largest of its cells, or less of the longest texts where there is no room for them.
    private func widths(within columns: Int?) -> [Int] {
        var widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        guard let columns else { return widths }
        // An empty column at the end takes no room.
        var excess = widths.reduce(0, +) + 2 * (widths.lastIndex { $0 > 0 } ?? 0) - columns
        let texts = alignments.indices.filter { alignments[$0] == .leading }
        func shrink(_ column: Int, to least: Int) {
            let width = max(min(widths[column], least), widths[column] - max(0, excess))
            excess -= widths[column] - width
            widths[column] = width
        }
        for column in texts.sorted(by: { widths[$0] > widths[$1] }) { shrink(column, to: Self.leastWidth) }
        for column in texts.sorted(by: { widths[$0] > widths[$1] }) {
            shrink(column, to: longestWord(in: column))
        }
        return widths
    }

    private func longestWord(in column: Int) -> Int {
        rows.flatMap { $0[column].split(separator: " ") }.map(\.count).max() ?? 0
    }

    /// The width to which a column of long texts shrinks before others do.
    private static let leastWidth = 16
}
