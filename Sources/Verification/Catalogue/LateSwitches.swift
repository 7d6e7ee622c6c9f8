import AirBarModel

/// The last rows of a recording, in any of which a bar that switches may have decided to do what is seen now.
///
/// An animation is seen some frames after the scroll that it answers. Whether that scroll was long enough (K5) can be judged
/// all the same: a switch that breaks the invariant in whichever of these rows it is put breaks it.
struct LateSwitches: Sendable {
    private struct Moment {
        let time: Double
        /// The run before the event.
        let run: Run<RecordedBar>
        let move: RecordedMove
    }

    /// The largest number of rows that are kept: there are fewer, unless many have one time.
    private static let most = 4 * FinalHeights.longestView

    private var moments: ArraySlice<Moment> = []
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
        if move.event != .horizontalScroll { moments.append(Moment(time: time, run: run, move: move)) }
        moments = moments.drop { time - $0.time > AnimatedHeights.longestWait }
        if moments.count > Self.most { start = moments.removeFirst().time }
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
        guard time - start > AnimatedHeights.longestWait else { return nil }
        var greatest: Violation?
        for moment in moments {
            var run = moment.run
            var decided = moment.move.cue ?? cue
            decided.offset = cue.offset
            run.prepare { bar in
                bar.cues = [decided]
            }
            let other = run.advance(by: moment.move.event)
            let checks = oracle.checks[other.kind.position].all
            guard let check = checks.first(where: { $0.invariant == invariant }), check.isMet(by: other),
                let found = check.violation(by: other, isFirst: true)
            else { return nil }
            if found.value >= greatest?.value ?? found.value { greatest = found.at(step: step.index) }
        }
        return greatest
    }
}
