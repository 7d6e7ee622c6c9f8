import AirBarModel

/// The part of a recording that has been checked.
struct RecordingProgress: Sendable {
    /// What was found of an invariant that is judged.
    struct Finding: Sendable {
        /// The greatest violation within a pixel, in points.
        var withinPixel: Double?
        var counterexample: RecordedCounterexample?
        /// The number of rows that violate it by more than a pixel.
        private(set) var brokenRows = 0
        private var lastLine = 0

        /// Notes a violation by more than a pixel in a row.
        mutating func noteBroken(line: Int) {
            if line != lastLine { brokenRows += 1 }
            lastLine = line
        }
    }

    let configuration: BarConfiguration
    let columns: Set<RecordingColumn>
    /// The size of a pixel, in points; nil if it is not known, and no violation is within one.
    let pixel: Double?
    /// The invariants that the columns allow.
    let oracle: Oracle
    private(set) var findings: [Finding]
    private(set) var clock = RecordedClock()
    private(set) var extent = RecordedExtent()
    private(set) var rows = RecordedRowCounts()

    private var judge: RecordingJudge?
    /// The last rows since the last hole, up to twice as many as are searched for a piece.
    private var window: [RecordedRow] = []

    init(_ configuration: BarConfiguration, columns: Set<RecordingColumn>, pixel: Double?) {
        self.configuration = configuration
        self.columns = columns
        self.pixel = pixel
        oracle = Oracle(
            Catalogue.all.about(configuration.kind).filter { invariant in
                guard invariant.reasonNotToApply(to: configuration.kind) == nil else { return false }
                let needs = try? invariant.recordingNeeds(configuration).get()
                return needs.map { columns.isSuperset(of: $0.columns) } ?? false
            })
        findings = Array(repeating: Finding(), count: oracle.invariants.count)
    }

    /// In how many rows the condition of each judged invariant was met.
    var met: [Int] { judge?.met ?? [] }

    /// Notes the heights that were seen in a row.
    mutating func note(seen row: RecordedRow) { extent.add(row) }

    /// Judges the next row.
    mutating func add(_ row: RecordedRow) {
        let isAfterHole = clock.add(row)
        if isAfterHole { window.removeAll(keepingCapacity: true) }
        let moves =
            window.last.map {
                row.moves(after: $0, window.dropLast().last, configuration, pixel: pixel)
            } ?? row.firstMoves(configuration)
        if window.isEmpty { start(row, moves) } else { rows.note(moves.last?.scope) }
        if window.count == 2 * RecordingCheck.longestPiece {
            window.removeFirst(RecordingCheck.longestPiece)
        }
        window.append(row)
        for move in moves {
            for found in judge?.advance(by: move, in: row) ?? [] { note(found, row) }
        }
    }

    private mutating func start(_ row: RecordedRow, _ moves: [RecordedMove]) {
        guard case .scrollView(let geometry) = moves.first?.event else { return }
        let bar = RecordedBar(configuration, [row.cue(configuration)])
        if judge == nil {
            judge = RecordingJudge(bar, on: geometry, by: oracle, at: row.time)
        } else {
            judge?.restart(bar, on: geometry, at: row.time)
        }
    }

    private mutating func note(_ found: NumberedViolation, _ row: RecordedRow) {
        let index = found.invariant
        guard found.violation.isVisible(beyond: pixel ?? 0) else {
            findings[index].withinPixel = max(
                findings[index].withinPixel ?? 0, found.violation.excess ?? 0)
            return
        }
        findings[index].noteBroken(line: row.line)
        guard findings[index].counterexample == nil else { return }
        let invariant = oracle.invariants[index]
        let whole = RecordedPiece(
            window.suffix(RecordingCheck.longestPiece), configuration, pixel: pixel)
        let shrunk = whole.shrunk(violating: invariant, by: found.violation)
        findings[index].counterexample = RecordedCounterexample(
            invariant: invariant, violation: shrunk?.1 ?? found.violation, line: row.line, time: row.time,
            isReproduced: shrunk != nil, piece: shrunk?.piece ?? whole.with(window.suffix(20)),
            columns: columns)
    }
}

/// In how many rows something changed, by which invariants judge them.
struct RecordedRowCounts: Sendable {
    /// By all.
    private(set) var judged = 0
    /// By those that are about the bar after an event only.
    private(set) var unclear = 0
    /// By none, since the bar may have reacted late.
    private(set) var late = 0

    /// Notes a row.
    ///
    /// - Parameter scope: that of its last event; nil if nothing changed.
    mutating func note(_ scope: RecordedMove.Scope?) {
        switch scope {
        case .whole, .pending: judged += 1
        case .state: unclear += 1
        case .late: late += 1
        case .unjudged, nil: break
        }
    }
}
