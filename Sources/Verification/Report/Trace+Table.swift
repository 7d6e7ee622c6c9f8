import AirBarModel

extension Trace {
    /// The trace as a table, one event a line, with a violating step marked and explained.
    ///
    /// Columns: the event; `y` the content offset; `o` the bar's offset, which is minus its height; `A` whether the
    /// expanded state is available; `top` and `end` the content offsets at rest there; and what the bar did.
    ///
    /// Of heights that no bar can have it says whether there is one all the same, for nothing is done with it. A long
    /// trace is cut to what is around the violation, or to its beginning.
    public func table(marking violation: Violation? = nil) -> String {
        if let flaw = scenario.heights.flaw {
            return "\(summary)\n\na bar of these heights \(isAccepted ? "exists" : "is refused"): \(flaw)"
        }
        var table = TextTable([
            ("", .trailing), ("event", .leading), ("y", .trailing), ("o", .trailing), ("A", .leading),
            ("top", .trailing), ("end", .trailing), ("the bar", .leading),
        ])
        let shown = rowsShown(around: violation?.step)
        var actions = headings[...]
        for step in self[shown] {
            while let heading = actions.first, heading.start < step.index {
                table.add(["", heading.text, "", "", "", "", "", ""])
                actions.removeFirst()
            }
            let view = step.after.scrollView
            table.add([
                (step.index == violation?.step ? "▶ " : "  ") + "\(step.index)", step.event.text,
                view.contentOffset.plain, step.after.offset.plain,
                step.after.isExpandedStateAvailable ? "yes" : "no", view.top.plain, view.end.plain,
                deeds(in: step),
            ])
        }
        var lines = [
            summary, "y content offset, o bar offset (minus its height), A expanded state available", "",
        ]
        lines += table.lines
        if shown.count < count { lines.append("  (\(shown.count) of \(count) steps shown)") }
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

    private func rowsShown(around step: Int?) -> Range<Int> {
        guard count > 60 else { return 0..<count }
        let last = Swift.min(count, (step ?? 39) + 3)
        return Swift.max(0, last - 42)..<last
    }

    /// What the bar did in a step, told from the bar's side.
    private func deeds(in step: Step) -> String {
        var deeds: [String] = []
        if step.movement != 0 {
            deeds.append("\(step.movement > 0 ? "shrinks" : "grows") by \(step.movement.magnitude.plain)")
        }
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
