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
    public var lines: [String] {
        let widths = alignments.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - row[column].count)
                return alignments[column] == .leading ? row[column] + blanks : blanks + row[column]
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
