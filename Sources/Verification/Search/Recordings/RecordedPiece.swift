import AirBarModel

/// A few rows of a recording, as a run that begins in the first of them.
struct RecordedPiece: Sendable {
    /// The rows, in order, at least one.
    let rows: [RecordedRow]

    private let configuration: BarConfiguration
    /// The size of a pixel, in points; nil if it is not known.
    private let pixel: Double?

    init(_ rows: [RecordedRow], _ configuration: BarConfiguration, pixel: Double?) {
        self.rows = rows
        self.configuration = configuration
        self.pixel = pixel
    }

    /// The violation of an invariant in the last row, by more than a pixel, by a judge that knows these rows only.
    ///
    /// - Parameter number: the number that it has to have; nil for any.
    func violation(of oracle: Oracle, _ number: Double? = nil) -> Violation? {
        var judge: RecordingJudge?
        var found: [NumberedViolation] = []
        for (index, row) in rows.enumerated() {
            let moves = moves(at: index)
            if index == 0, case .scrollView(let geometry) = moves[0].event {
                let bar = RecordedBar(configuration, [row.cue(configuration)])
                judge = RecordingJudge(bar, on: geometry, by: oracle, at: row.time)
            }
            found = moves.flatMap { judge?.advance(by: $0, in: row) ?? [] }
        }
        return found.map(\.violation)
            .first { $0.isVisible(beyond: pixel ?? 0) && (number == nil || $0.value == number) }
    }

    /// The run of the recorded bar, and for each step the position of its row, and which invariants judge it.
    func trace() -> (trace: Trace, steps: [(row: Int, scope: RecordedMove.Scope)])? {
        var events: [BarEvent] = []
        var cues: [RecordedBar.Cue?] = []
        var steps: [(row: Int, scope: RecordedMove.Scope)] = []
        for index in rows.indices {
            for move in moves(at: index) {
                events.append(move.event)
                cues.append(move.cue)
                steps.append((index, move.scope))
            }
        }
        guard case .scrollView(let geometry) = events.first else { return nil }
        let scenario = Scenario(
            configuration: configuration, scrollView: geometry, events: Array(events.dropFirst()))
        let definition = BarDefinition("recording", kind: configuration.kind) { [cues] in
            RecordedBar($0, cues)
        }
        return (Trace(of: scenario, on: definition), steps)
    }

    /// The same bar in other rows.
    func with(_ rows: some Sequence<RecordedRow>) -> RecordedPiece {
        RecordedPiece(Array(rows), configuration, pixel: pixel)
    }

    private func moves(at index: Int) -> [RecordedMove] {
        index == 0
            ? rows[0].firstMoves(configuration)
            : rows[index].moves(
                after: rows[index - 1], index > 1 ? rows[index - 2] : nil, configuration, pixel: pixel)
    }
}
