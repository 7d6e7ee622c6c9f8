import AirBarModel

extension Trace {
    /// The trace as a table, one event a line, with a violating step marked and explained.
    ///
    /// Columns: the event; `y` the content offset; `o` the bar's offset, which is minus its height; `A` whether the
    /// expanded state is available; `top` and `end` the content offsets at rest there; and what the bar did.
    ///
    /// Of heights that no bar can have it says whether there is one all the same, for nothing is done with it. Of a long
    /// way, as a deceleration is, the first step is shown and what came of the others, and a long table is cut to what is
    /// around the violation, or to its beginning.
    public func table(marking violation: Violation? = nil) -> String {
        if let flaw = scenario.heights.flaw {
            return "\(summary)\n\na bar of these heights \(isAccepted ? "exists" : "is refused"): \(flaw)"
        }
        var table = TextTable([
            ("", .trailing), ("event", .leading), ("y", .trailing), ("o", .trailing), ("A", .leading),
            ("top", .trailing), ("end", .trailing), ("the bar", .leading),
        ])
        var actions = headings[...]
        let rows = rows(marking: violation?.step, startingAt: Set(actions.map { $0.start + 1 }))
        let shown = rows[indicesShown(of: rows, around: violation?.step)]
        for row in shown {
            while let heading = actions.first, heading.start < row.range.lowerBound {
                table.add(["", heading.text, "", "", "", "", "", ""])
                actions.removeFirst()
            }
            table.add(cells(of: row, marking: violation?.step))
        }
        let count = shown.reduce(0) { $0 + $1.range.count }
        var lines = [
            summary, "y content offset, o bar offset (minus its height), A expanded state available", "",
        ]
        lines += table.lines
        if count < self.count { lines.append("  (\(count) of \(self.count) steps shown)") }
        return lines.joined(separator: "\n")
    }

    /// What a finger or a programme does, with how many events were before; a lone event needs no heading.
    private var headings: [(start: Int, text: String)] {
        zip(starts, session?.actions ?? []).compactMap { start, action in
            if case .event = action { nil } else { (start, action.text + ":") }
        }
    }

    private var summary: String {
        let heights = scenario.heights
        return
            "compact \(heights.compact.plain), normal \(heights.normal.plain), expanded \(heights.expanded.plain)"
    }

    private func indicesShown(of rows: [Row], around step: Int?) -> Range<Int> {
        guard rows.count > 60 else { return rows.indices }
        let marked = step.flatMap { step in rows.firstIndex { $0.range.contains(step) } }
        let last = Swift.min(rows.count, (marked ?? 39) + 3)
        return Swift.max(0, last - 42)..<last
    }

    private func cells(of row: Row, marking marked: Int?) -> [String] {
        switch row {
        case .step(let step):
            let mark = step.index == marked ? "▶ " : "  "
            return [mark + "\(step.index)", step.event.text] + sights(after: step) + [deeds(in: step)]
        case .way(let steps):
            guard let first = steps.first, let last = steps.last else { return [] }
            let way = movement(last.after.offset - first.before.offset)
            return ["… \(last.index)", "\(steps.count) more"] + sights(after: last) + [way]
        }
    }

    private func sights(after step: Step) -> [String] {
        let view = step.after.scrollView
        return [
            view.contentOffset.plain, step.after.offset.plain,
            step.after.isExpandedStateAvailable ? "yes" : "no", view.top.plain, view.end.plain,
        ]
    }

    private func movement(_ movement: Double) -> String {
        movement == 0 ? "" : "\(movement > 0 ? "shrinks" : "grows") by \(movement.magnitude.plain)"
    }

    /// What the bar did in a step, told from the bar's side.
    private func deeds(in step: Step) -> String {
        var deeds = step.movement == 0 ? [] : [movement(step.movement)]
        for action in actions(of: step) {
            switch action {
            case .snap(let detent): deeds.append("snaps to \(detent.plain)")
            case .contentOffset(let contentOffset, _): deeds.append("scrolls to \(contentOffset.plain)")
            case .retarget(let contentOffset): deeds.append("lets it end at \(contentOffset.plain)")
            case .refusal(let refusal):
                deeds.append("refuses the \(refusal.field.rawValue) \(refusal.value.plain)")
            case .state: break
            }
        }
        return deeds.joined(separator: ", ")
    }
}
