/// The lines that a terminal shows of a table, with the cursor at the beginning of the row below.
///
/// The cursor is never hidden, and the screen is never another one: however the process ends, the terminal is as before.
struct LiveFrame {
    /// The number of columns of each line.
    private var widths: [Int] = []

    /// The text that replaces the lines by others, of which there may be none.
    ///
    /// - Parameters:
    ///   - lines: the lines, no wider than the terminal.
    ///   - width: the number of columns of the terminal.
    mutating func replace(by lines: [String], width: Int) -> String {
        // A terminal that has become narrower wraps the lines that it shows, so the number of rows depends on its width
        // now. In one that cuts them instead, a few rows too many are erased, rather than too few.
        let rows = widths.reduce(0) { $0 + max(1, ($1 + width - 1) / max(1, width)) }
        widths = lines.map(\.columns)
        let erase = rows == 0 ? "" : "\r\u{1B}[\(rows)A\u{1B}[J"
        return erase + lines.map { "\($0)\n" }.joined()
    }
}
