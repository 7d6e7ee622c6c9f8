extension RecordingReport: CustomStringConvertible {
    /// The recording and the result in one line.
    package var description: String {
        let broken = entries.count { $0.status == .broken }
        let checked = entries.count { $0.status != .notChecked }
        return
            "\(rows) row\(rows == 1 ? "" : "s"), \(duration.plain) s: \(broken) of \(checked) checked invariants "
            + "broken, \(entries.count - checked) not checked"
    }

    /// The description, what the recording lacks, a table of the invariants, and the counterexamples with their traces.
    package var text: String { text(columns: nil) }

    /// The same, in a terminal of a width.
    ///
    /// - Parameters:
    ///   - name: what stands before the description; nothing unless given.
    ///   - columns: the width of the terminal, if it is shown in one.
    package func text(name: String? = nil, columns: Int?) -> String {
        var table = TextTable([
            ("id", .leading), ("invariant", .leading), ("status", .leading), ("met", .trailing),
            ("note", .leading),
        ])
        for entry in entries {
            table.add([
                entry.invariant.id, entry.invariant.title, entry.status.rawValue,
                entry.status == .notChecked ? "" : "\(entry.met)", entry.note ?? "",
            ])
        }
        let opening = [(name.map { "\($0): " } ?? "") + description] + remarks
        let head = opening.map { $0.wrapped(to: columns) } + table.lines(within: columns)
        return ([head.joined(separator: "\n")] + counterexamples.map { $0.text(columns: columns) })
            .joined(separator: "\n\n")
    }

    /// By which kind and heights the bar was judged.
    private var judgement: String {
        let heights = configuration.heights
        let most = heights.expanded > heights.normal ? [heights.expanded] : []
        let lengths = ([heights.compact, heights.normal] + most).map(NumberFormat.rounded.text)
        let kind = configuration.kind.nameWithCapabilities
        return "judged as \(kind), with the heights \(lengths.joined(separator: " "))"
    }

    private var remarks: [String] {
        var lines = [judgement]
        let missing = RecordingColumn.allCases.filter {
            !columns.contains($0) && !columnsOfNothing.contains($0)
        }
        if !missing.isEmpty {
            lines.append("not recorded: " + missing.map(\.rawValue).joined(separator: ", "))
        }
        if !columnsOfNothing.isEmpty {
            lines.append("0 or empty: " + columnsOfNothing.map(\.rawValue).joined(separator: ", "))
        }
        if !ignoredColumns.isEmpty {
            lines.append(
                "ignored: " + ignoredColumns.map { quoted($0[...]) }.joined(separator: ", ")
                    + (hasMoreIgnoredColumns ? " and other columns" : ""))
        }
        if let first = holes.first {
            lines.append(
                "\(holeCount) hole\(holeCount == 1 ? "" : "s") of more than \(RecordingCheck.longestPause.plain) s "
                    + "under a finger, the first before line \(first): judged as separate recordings")
        }
        if unclearRows > 0 {
            lines.append(
                "\(unclearRows) row\(unclearRows == 1 ? "" : "s") with several changes at once, or with none but the "
                    + "bar's: judged by S1, S4, S13, S18, K3, K5 and L1 only")
        }
        if lateRows > 0 {
            lines.append(
                "\(lateRows) row\(lateRows == 1 ? "" : "s") in which the bar may have reacted to the row before when the "
                    + "input stopped: not judged")
        }
        if let doubt { lines.append("doubtful: \(doubt)") }
        return lines
    }
}
