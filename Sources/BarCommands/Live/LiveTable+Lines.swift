extension LiveTable {
    /// The table as lines for a terminal, without their ends.
    ///
    /// No line is wider than the terminal, and one row of it is left for the cursor, below the table. Where there is no
    /// room for all rows, those that matter most are shown, and the others are counted.
    ///
    /// - Parameters:
    ///   - width: the number of columns.
    ///   - height: the number of rows.
    ///   - isColored: whether what is broken is red and what holds is green.
    package func lines(width: Int, height: Int, isColored: Bool) -> [String] {
        let room = max(0, height - 1)
        let top = [heading, note].prefix(room)
        return top.map { $0.cut(to: width) } + entries(width: width, room: room - top.count, isColored)
    }

    private func entries(width: Int, room: Int, _ isColored: Bool) -> [String] {
        if rows.count <= room { return lines(rows, width, isColored) }
        guard room > 0 else { return [] }
        let sorted = rows.enumerated().sorted {
            ($0.element.standing.rawValue, $0.offset) < ($1.element.standing.rawValue, $1.offset)
        }.map(\.element)
        let rest = Self.count(sorted.dropFirst(room - 1))
        return lines(sorted.prefix(room - 1), width, isColored) + [rest.cut(to: width)]
    }

    /// A line that counts rows by their status.
    private static func count(_ rows: some Collection<Row>) -> String {
        var statuses: [String] = []
        for row in rows where !statuses.contains(row.status) { statuses.append(row.status) }
        let counts = statuses.map { status in "\(rows.count { $0.status == status }) \(status)" }
        return "and \(rows.count) more: \(counts.joined(separator: ", "))"
    }

    private func lines(_ rows: some Collection<Row>, _ width: Int, _ isColored: Bool) -> [String] {
        let widest = { (text: (Row) -> String) in rows.map { text($0).columns }.max() ?? 0 }
        let (id, status, detail) = (widest(\.id), widest(\.status), widest(\.detail))
        // The status is worth more than the end of a title.
        let title = max(0, min(widest(\.title), width - id - status - detail - 3 * Self.gap.count))
        return rows.map { row in
            let before =
                row.id.padded(to: id) + Self.gap + row.title.cut(to: title).padded(to: title) + Self.gap
            // Without blanks at the end, which a terminal may forget when it wraps its lines anew.
            let blanks = status - row.status.columns + Self.gap.count + detail - row.detail.columns
            let after = row.detail.isEmpty ? "" : String(repeating: " ", count: blanks) + row.detail
            return Self.line(
                [(before, nil), (row.status, row.standing.color), (after, nil)], width, isColored)
        }
    }

    private static let gap = "  "

    /// The parts in one line, cut to a width.
    private static func line(_ parts: [(text: String, color: String?)], _ width: Int, _ isColored: Bool)
        -> String
    {
        var line = ""
        var left = width
        for part in parts where left > 0 {
            let text = part.text.cut(to: left)
            left -= text.columns
            line += part.color.flatMap { isColored ? "\u{1B}[\($0)m\(text)\u{1B}[0m" : nil } ?? text
        }
        return line
    }
}

extension LiveTable.Standing {
    /// The number of its colour in a terminal; nil for the usual one.
    fileprivate var color: String? {
        switch self {
        case .broken: "31"
        case .kept: "32"
        case .running, .open, .excluded: nil
        }
    }
}
