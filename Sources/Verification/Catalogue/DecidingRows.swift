import AirBarModel

/// The last rows of a recording, in each of which a bar that switches may have decided to do what is seen now.
///
/// An animation is seen some frames after the scroll that it answers. Whether that scroll was long enough (K5) can be judged
/// all the same: the bar breaks the invariant if it would break it by a switch in any one of these rows.
struct DecidingRows: Sendable {
    private struct Row {
        let time: Double
        /// The run before the event.
        let run: Run<RecordedBar>
        let move: RecordedMove
    }

    /// The largest number of rows that are kept: there are fewer, unless many have one time.
    private static let most = 4 * FinalHeights.longestView

    /// The longest time from the row in which a bar decides to the first one in which that is seen, in seconds: an animation
    /// may be delayed, and both rows are some frames late.
    private static let longestWait = AnimatedHeights.longestWait + 0.05

    private var rows: ArraySlice<Row> = []
    /// The time in seconds from which on all rows are kept.
    private var start: Double

    /// - Parameter start: the time of the first row of the run, in seconds.
    init(from start: Double) { self.start = start }

    /// Notes an event in which a bar may decide.
    ///
    /// - Parameters:
    ///   - move: the event; none decides where nothing but the bar changed, or in a horizontal scroll.
    ///   - run: the run before it.
    ///   - time: the time of the row, in seconds.
    mutating func note(_ move: RecordedMove, in run: Run<RecordedBar>, at time: Double) {
        if move.event != .horizontalScroll { rows.append(Row(time: time, run: run, move: move)) }
        rows = rows.drop { time - $0.time > Self.longestWait }
        if rows.count > Self.most { start = rows.removeFirst().time }
    }

    /// Judges a switch that is seen in a step, wherever it may have been decided.
    ///
    /// - Parameters:
    ///   - invariant: an invariant of the oracle, by its index.
    ///   - cue: what the bar did up to the step.
    /// - Returns: the violation in the row in which the number is greatest; nil if there is a row in which the bar may
    ///   switch, if there is no row at all, or if the recording has not lasted as long as an animation may be late.
    func violation(
        of invariant: Int, by oracle: Oracle, in step: Step, _ cue: RecordedBar.Cue, at time: Double
    ) -> Violation? {
        guard time - start > Self.longestWait else { return nil }
        var greatest: Violation?
        for row in rows {
            var run = row.run
            var decided = row.move.cue ?? cue
            decided.offset = cue.offset
            run.prepare { bar in
                bar.cues = [decided]
            }
            let other = run.advance(by: row.move.event)
            // The bar was still seen there, and may have decided here to stay: the switch away was seen later.
            guard other.movement != 0 else { return nil }
            let checks = oracle.checks[other.kind.position].all
            guard let check = checks.first(where: { $0.invariant == invariant }), check.isMet(by: other),
                let found = check.violation(by: other, isFirst: true)
            else { return nil }
            if found.value >= greatest?.value ?? found.value { greatest = found.at(step: step.index) }
        }
        return greatest
    }
}
