import AirBarModel

extension RecordedCounterexample {
    /// The broken invariant, the violation in a sentence, the rows as a table with the violating one marked, and the
    /// violation.
    package var text: String { text(columns: nil) }

    /// The same, in a terminal of a width.
    package func text(columns: Int?) -> String {
        let scope =
            isReproduced
            ? "" : "\n(these rows alone do not show it: it depends on what was recorded before)"
        let statement = "breaks \(invariant.id), \(invariant.title): \(invariant.statement)"
        let sentences = [statement, invariant.notation, explanation].compactMap(\.self)
        let place = "line \(line), at \(time.plain) s: \(violation.text(numbers))\(scope)"
        return
            (sentences.map { $0.wrapped(to: columns) } + [
                table(columns: columns), place.wrapped(to: columns),
            ])
            .joined(separator: "\n\n")
    }

    var numbers: NumberFormat { NumberFormat.rounded.showing([violation]) }

    /// The rows as a table: the line, the time in seconds, the event, and what was seen after it.
    ///
    /// Columns as those of ``Trace/table(marking:numbers:columns:)``; what was not recorded is a question mark.
    package var table: String { table(columns: nil) }

    private func table(columns width: Int?) -> String {
        guard let (trace, steps) = piece.trace() else { return "" }
        var table = TextTable([
            ("", .leading), ("line", .trailing), ("time", .trailing), ("event", .leading), ("y", .trailing),
            ("o", .trailing), ("A", .leading), ("top", .trailing), ("end", .trailing), ("the bar", .leading),
        ])
        var earlier: [String] = []
        for (step, (index, scope)) in zip(trace, steps) {
            if scope == .unjudged {
                // Movements of the bar within a pixel stand for no event.
                if index > 0, step.kind != .horizontal { earlier.append(step.event.text(numbers)) }
                continue
            }
            let row = piece.rows[index]
            let cells = cells(of: step, in: row, after: earlier, isLast: index == piece.rows.count - 1)
            table.add(cells + [index == 0 ? "" : trace.reaction(in: step, numbers)])
            earlier = []
        }
        var lines = [
            trace.heading(numbers, columns: width) + table.lines(within: width).joined(separator: "\n")
        ]
        if Set(steps.map(\.row)).count < piece.rows.count {
            lines.append("  (rows in which nothing changed are not shown)")
        }
        return lines.joined(separator: "\n")
    }

    private func cells(
        of step: Step, in row: RecordedRow, after earlier: [String], isLast: Bool
    ) -> [String] {
        let view = step.after.scrollView
        let hasTop = columns.isSuperset(of: [.insetTop, .safeAreaTop])
        let hasEnd = columns.isSuperset(of: [.contentHeight, .frameHeight, .insetBottom, .safeAreaBottom])
        let isAvailable = step.after.isExpandedStateAvailable ? "yes" : "no"
        return [
            isLast ? "▶" : "", "\(row.line)", row.time.plain,
            (earlier + [event(of: step, in: row)]).joined(separator: "; "),
            numbers.shown(view.contentOffset), numbers.shown(step.after.offset),
            columns.contains(.expandedAvailable) ? isAvailable : "?", hasTop ? numbers.shown(view.top) : "?",
            hasEnd ? numbers.shown(view.end) : "?",
        ]
    }

    /// For each step of what can be drawn the event, without what was not recorded of it.
    package var eventTexts: [String] {
        guard let (trace, steps) = piece.trace() else { return [] }
        return zip(trace, steps).map { event(of: $0, in: piece.rows[$1.row]) }
    }

    /// The event, without what was not recorded of it.
    private func event(of step: Step, in row: RecordedRow) -> String {
        switch step.event {
        case _ where row.line == lines.first && row.event != .bind: "recorded before"
        case .scrollView: "bind offset \(numbers.text(row.contentOffset))"
        case .release(let release) where row.rest == nil:
            "pan ended velocity \(numbers.text(release.velocity))"
        case .horizontalScroll where row.event != .horizontal: "no event recorded"
        default: step.event.text(numbers)
        }
    }
}
