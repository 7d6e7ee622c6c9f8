import AirBarModel

extension Trace {
    /// The trace as a table with one event per line and the violating step marked.
    ///
    /// Columns: the event; `y` the content offset; `o` the bar's offset, which is minus its height; `A` whether the
    /// expanded state is available; `top` and `end` the content offsets at rest there; and the bar's reaction.
    ///
    /// For invalid heights, which no event follows, the text says only whether the bar accepts them. A motion of many
    /// steps is shortened to its first step and a summary of the others. A table of more than 60 rows is cut to the
    /// rows before the violation, or to the first ones.
    ///
    /// - Parameters:
    ///   - violation: the violation, whose step is marked.
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one; long texts are broken to fit in there, and
    ///     where there is room, a row ends with the height of the bar as a line of blocks.
    public func table(
        marking violation: Violation? = nil, numbers: NumberFormat = .rounded, columns: Int? = nil
    ) -> String {
        if let flaw = scenario.heights.flaw {
            let text = "a bar of these heights \(isAccepted ? "exists" : "is refused"): \(flaw)"
            return "\(summary(numbers))\n\n\(text)".wrapped(to: columns)
        }
        let headings = headings(numbers)
        let rows = rows(marking: violation?.step, startingAt: Set(headings.map { $0.start + 1 }))
        let shown = rows[indicesShown(of: rows, around: violation?.step)]
        var table = lines(of: shown, headings, marking: violation?.step, numbers, nil, within: columns)
        let gauge = columns.flatMap { columns in
            HeightGauge(
                in: columns, beside: table, of: scenario.heights,
                showing: shown.compactMap { self[$0].last.map { -$0.after.offset } })
        }
        if let gauge {
            table = lines(of: shown, headings, marking: violation?.step, numbers, gauge, within: columns)
        }
        let count = shown.reduce(0) { $0 + $1.count }
        var lines = table
        if count < self.count { lines.append("  (\(count) of \(self.count) steps shown)") }
        if let cut { lines.append("  (\(cut))") }
        return heading(numbers, columns: columns) + lines.joined(separator: "\n")
    }

    /// What is above the table: the heights of the bar, and what the columns are.
    func heading(_ numbers: NumberFormat, columns: Int?) -> String {
        "\(summary(numbers))\n\(Self.legend)\n\n".wrapped(to: columns)
    }

    /// A sentence that says that the session was cut; nil if all of it was played.
    package var cut: String? {
        isCut ? "of the session no more than \(sessionLimit) events and frames are played" : nil
    }

    /// The lines of the table of some rows.
    private func lines(
        of rows: ArraySlice<Range<Int>>, _ headings: [(start: Int, text: String)], marking marked: Int?,
        _ numbers: NumberFormat, _ gauge: HeightGauge?, within columns: Int?
    ) -> [String] {
        let alignments: [TextTable.Alignment] = [
            .trailing, .leading, .trailing, .trailing, .leading, .trailing, .trailing, .leading, .leading,
        ]
        var table = TextTable(Array(zip(Column.allCases.map(\.title) + [gauge?.title ?? ""], alignments)))
        var actions = headings[...]
        for row in rows {
            while let heading = actions.first, heading.start < row.lowerBound {
                table.add(["", heading.text, "", "", "", "", "", "", ""])
                actions.removeFirst()
            }
            let height = self[row].last.map { -$0.after.offset }
            table.add(
                cells(of: row, marking: marked, numbers) + [gauge?.line(of: height ?? .nan) ?? ""])
        }
        return table.lines(within: columns)
    }

    /// The actions of a session with the number of events before each; an action that is an event has no heading.
    private func headings(_ numbers: NumberFormat) -> [(start: Int, text: String)] {
        zip(starts, session?.actions ?? []).compactMap { start, action in
            if case .event = action { nil } else { (start, action.text(numbers) + ":") }
        }
    }

    /// What the columns of a table are.
    package static let legend = Notation.legend

    /// A row of a table in which every step has one.
    package enum StepRow {
        /// An action of a session, whose steps follow.
        case action(String)
        /// The cells of a step, and its position.
        case step(Int, [String])
    }

    /// The columns of a table, in order.
    package enum Column: Int, CaseIterable, Sendable {
        case step, event, offset, bar, available, top, end, reaction

        /// What stands above it.
        package var title: String {
            switch self {
            case .step: ""
            case .event: "event"
            case .offset: "y"
            case .bar: "o"
            case .available: "A"
            case .top: "top"
            case .end: "end"
            case .reaction: "the bar"
            }
        }
    }

    /// The rows of some steps, each of which has one, and of the actions that they belong to.
    package func rows(of shown: Range<Int>, _ numbers: NumberFormat) -> [StepRow] {
        var actions = headings(numbers).drop { $0.start + 1 < shown.lowerBound }
        var rows: [StepRow] = []
        for index in shown {
            while let heading = actions.first, heading.start < index {
                rows.append(.action(heading.text))
                actions.removeFirst()
            }
            rows.append(.step(index, cells(of: index..<index + 1, marking: nil, numbers)))
        }
        return rows
    }

    /// The heights of the bar, and its tolerances if they are not the standard ones.
    package func summary(_ numbers: NumberFormat) -> String {
        let (heights, tolerances) = (scenario.heights, scenario.tolerances)
        let text =
            "compact \(numbers.text(heights.compact)), normal \(numbers.text(heights.normal)), "
            + "expanded \(numbers.text(heights.expanded))"
            + (definition.kind.heightBetween(heights).map { ", also resting at \(numbers.text($0))" } ?? "")
        return tolerances == .standard
            ? text
            : text + ", tolerance at the top \(numbers.text(tolerances.top)), quiet snap "
                + "\(numbers.text(tolerances.quietSnap)), flings from \(numbers.text(tolerances.fling)) pt/s"
    }

    private func indicesShown(of rows: [Range<Int>], around step: Int?) -> Range<Int> {
        guard rows.count > 60 else { return rows.indices }
        let marked = step.flatMap { step in rows.firstIndex { $0.contains(step) } }
        let last = Swift.min(rows.count, (marked ?? 39) + 3)
        return Swift.max(0, last - 42)..<last
    }

    /// The cells of a row, of which one of several steps summarizes them.
    private func cells(of row: Range<Int>, marking marked: Int?, _ numbers: NumberFormat) -> [String] {
        let steps = self[row]
        guard let first = steps.first, let last = steps.last else { return [] }
        guard row.count > 1 else {
            let mark = first.index == marked ? "▶ " : "  "
            return [mark + "\(first.index)", first.event.text(numbers)] + values(after: first, numbers)
                + [reaction(in: first, numbers)]
        }
        let total = movement(last.after.offset - first.before.offset, numbers)
        return ["… \(last.index)", "\(row.count) more"] + values(after: last, numbers) + [total]
    }

    /// The cells of the columns `y`, `o`, `A`, `top` and `end`.
    private func values(after step: Step, _ numbers: NumberFormat) -> [String] {
        let view = step.after.scrollView
        return [
            numbers.shown(view.contentOffset), numbers.shown(step.after.offset),
            step.after.isExpandedStateAvailable ? "yes" : "no", numbers.shown(view.top),
            numbers.shown(view.end),
        ]
    }

    private func movement(_ movement: Double, _ numbers: NumberFormat) -> String {
        movement == 0 ? "" : "\(movement > 0 ? "shrinks" : "grows") by \(numbers.text(movement.magnitude))"
    }

    /// The bar's reaction in a step: its movement, then its actions.
    func reaction(in step: Step, _ numbers: NumberFormat) -> String {
        var parts = step.movement == 0 ? [] : [movement(step.movement, numbers)]
        for action in actions(of: step) {
            switch action {
            case .snap(let detent): parts.append("snaps to \(numbers.shown(detent))")
            case .contentOffset(let contentOffset, _):
                parts.append("scrolls to \(numbers.shown(contentOffset))")
            case .retarget(let contentOffset): parts.append("lets it end at \(numbers.shown(contentOffset))")
            case .refusal(let refusal):
                parts.append("refuses the \(refusal.field.rawValue) \(refusal.value.plain)")
            case .state, .contentInset: break
            }
        }
        return parts.folded.joined(separator: ", ")
    }
}

extension [String] {
    /// Equal texts in a row as one with their number, such as "scrolls to 0 (3 times)"; of more than six that remain,
    /// such as those of two observers that call each other, the first four, the number of the others, and the last.
    fileprivate var folded: [String] {
        var runs: [(text: String, count: Int)] = []
        for text in self {
            if runs.last?.text == text { runs[runs.count - 1].count += 1 } else { runs.append((text, 1)) }
        }
        let texts = runs.map { $0.count == 1 ? $0.text : "\($0.text) (\($0.count) times)" }
        guard texts.count > 6 else { return texts }
        return texts.prefix(4) + ["\(texts.count - 5) more", texts[texts.count - 1]]
    }
}

extension NumberFormat {
    /// A state's number: a zero has no sign, since no bar and no invariant tells the two apart.
    func shown(_ number: Double) -> String { text(number + 0) }
}
