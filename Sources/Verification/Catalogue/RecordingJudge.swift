import AirBarModel

/// Advances the run of a recorded bar, judges its steps, and counts how often the condition of each invariant is met.
///
/// It judges by the same compiled checks and obligations as a ``Judge``. Unlike that, it reports every violation, because
/// the first one may be smaller than a pixel, and leaves out steps whose cause is not known.
struct RecordingJudge {
    private let oracle: Oracle
    /// For each invariant of the oracle, whether it is about the bar after an event only.
    private let isOfState: [Bool]
    /// For each invariant of the oracle, whether it demands that the bar has reacted by now.
    private let isOfReaction: [Bool]
    /// The invariants of the oracle that are about the scroll in which a bar decides to switch.
    private let decisive: [Int]
    private var decidingRows: DecidingRows
    private var run: Run<RecordedBar>
    private var obligations = OpenObligations()
    private var decisions: Decisions

    /// For each invariant of the oracle, in how many rows its condition was met or its obligation was decided.
    var met: [Int] { decisions.met }

    /// A recorded bar at birth, on the scroll view of the first event, in a row of a time in seconds.
    init(_ bar: RecordedBar, on scrollView: ScrollViewGeometry, by oracle: Oracle, at time: Double) {
        self.oracle = oracle
        isOfState = oracle.invariants.map(\.isOfState)
        isOfReaction = oracle.invariants.map(\.isOfReaction)
        decisive = oracle.invariants.indices.filter { oracle.invariants[$0].isOfDecision }
        decidingRows = DecidingRows(from: time)
        decisions = Decisions(count: oracle.invariants.count)
        run = Run(bar, on: scrollView)
    }

    /// Continues with another recorded bar, which nothing is known of, and keeps the counts.
    mutating func restart(_ bar: RecordedBar, on scrollView: ScrollViewGeometry, at time: Double) {
        decidingRows = DecidingRows(from: time)
        run = Run(bar, on: scrollView)
        obligations = OpenObligations()
    }

    /// Applies an event of a row, and returns the violations by its step.
    mutating func advance(by move: RecordedMove, in row: RecordedRow) -> [NumberedViolation] {
        let before = decisive.isEmpty ? nil : run
        run.prepare { $0.cues = [move.cue] }
        let step = run.advance(by: move.event)
        if let before {
            if move.isMadeUp { run.restoreStreak(of: before) }
            decidingRows.note(move, in: before, at: row.time)
        }
        switch move.scope {
        case .unjudged: return []
        case .late:
            obligations = OpenObligations()
            return []
        case .state, .pending, .whole: break
        }
        decisions.begin(row.line)
        for check in oracle.checks[step.kind.position].all where judges(check.invariant, move.scope) {
            guard check.isMet(by: step) else { continue }
            decisions.decide(check.invariant, check.violation(by: step, isFirst: isOfState[check.invariant]))
        }
        if move.scope == .state, let cue = move.cue { judgeLateSwitch(by: step, cue, at: row.time) }
        if move.scope == .whole {
            obligations.advance(by: step, of: oracle, count: oracle.scenarioObligationCount, &decisions)
        } else {
            // An obligation that ends here may have been met in between.
            obligations = OpenObligations()
        }
        return decisions.violations
    }

    /// Judges a switch of which it is not known in which row the bar decided.
    private mutating func judgeLateSwitch(by step: Step, _ cue: RecordedBar.Cue, at time: Double) {
        // What is less than half of the way is noise, or no switch (K3).
        let heights = step.configuration.heights
        guard 2 * abs(step.movement) > heights.normal - heights.compact else { return }
        for invariant in decisive {
            let found = decidingRows.violation(of: invariant, by: oracle, in: step, cue, at: time)
            if let found { decisions.decide(invariant, found) }
        }
    }

    private func judges(_ invariant: Int, _ scope: RecordedMove.Scope) -> Bool {
        switch scope {
        case .whole: true
        case .pending: !isOfReaction[invariant]
        case .state: isOfState[invariant]
        case .late, .unjudged: false
        }
    }
}

/// What was decided in a step.
private struct Decisions: DecisionSink {
    private(set) var met: [Int]
    private(set) var violations: [NumberedViolation] = []
    private var line = 0
    /// For each invariant the line in which it was decided last.
    private var lines: [Int]

    init(count: Int) {
        met = Array(repeating: 0, count: count)
        lines = met
    }

    /// Begins a step of the row in a line, from 1.
    mutating func begin(_ line: Int) {
        self.line = line
        violations.removeAll(keepingCapacity: true)
    }

    mutating func decide(_ invariant: Int, _ violation: Violation?) {
        if lines[invariant] != line { met[invariant] += 1 }
        lines[invariant] = line
        if let violation { violations.append(NumberedViolation(invariant: invariant, violation: violation)) }
    }
}

extension Invariant {
    /// Whether it is about the bar after an event only, so that it can be judged where the cause is not known.
    fileprivate var isOfState: Bool { ["S1", "S4", "S13", "S18", "K3", "L1"].contains(id) }

    /// Whether it demands that the bar has reacted by now, so that it cannot be judged shortly before an animation.
    fileprivate var isOfReaction: Bool { ["K4", "L4", "S27"].contains(id) }

    /// Whether it is about the scroll in which a bar decides to switch, which may be over when the switch is seen.
    var isOfDecision: Bool { id == "K5" }
}
