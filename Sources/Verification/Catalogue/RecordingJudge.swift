import AirBarModel

/// Advances the run of a recorded bar, judges its steps, and counts how often the condition of each invariant is met.
///
/// It judges by the same compiled checks and obligations as a ``Judge``. Unlike that, it reports every violation, because
/// the first one may be smaller than a pixel, and leaves out steps whose cause is not known.
struct RecordingJudge {
    private let oracle: Oracle
    /// For each invariant of the oracle, whether it is about the bar after an event only.
    private let isOfState: [Bool]
    private var run: Run<RecordedBar>
    private var obligations = OpenObligations()
    private var decisions: Decisions

    /// For each invariant of the oracle, how often its condition was met or its obligation was decided.
    var met: [Int] { decisions.met }

    /// A recorded bar at birth, on the scroll view of the first event.
    init(_ bar: RecordedBar, on scrollView: ScrollViewGeometry, by oracle: Oracle) {
        self.oracle = oracle
        isOfState = oracle.invariants.map(\.isOfState)
        decisions = Decisions(met: Array(repeating: 0, count: oracle.invariants.count))
        run = Run(bar, on: scrollView)
    }

    /// Continues with another recorded bar, which nothing is known of, and keeps the counts.
    mutating func restart(_ bar: RecordedBar, on scrollView: ScrollViewGeometry) {
        run = Run(bar, on: scrollView)
        obligations = OpenObligations()
    }

    /// Applies an event, and returns the violations by its step.
    mutating func advance(by move: RecordedMove) -> [NumberedViolation] {
        run.prepare { $0.cues = [move.cue] }
        let step = run.advance(by: move.event)
        switch move.scope {
        case .unjudged: return []
        case .late:
            obligations = OpenObligations()
            return []
        case .state, .whole: break
        }
        decisions.violations.removeAll(keepingCapacity: true)
        let isWhole = move.scope == .whole
        for check in oracle.checks[step.kind.position].all where isWhole || isOfState[check.invariant] {
            guard check.isMet(by: step) else { continue }
            decisions.decide(check.invariant, check.violation(by: step, isFirst: !isWhole))
        }
        if isWhole {
            obligations.advance(by: step, of: oracle, count: oracle.scenarioObligationCount, &decisions)
        } else {
            // An obligation that ends here may have been met in between.
            obligations = OpenObligations()
        }
        return decisions.violations
    }
}

/// What was decided in a step.
private struct Decisions: DecisionSink {
    var met: [Int]
    var violations: [NumberedViolation] = []

    mutating func decide(_ invariant: Int, _ violation: Violation?) {
        met[invariant] += 1
        if let violation { violations.append(NumberedViolation(invariant: invariant, violation: violation)) }
    }
}

extension Invariant {
    /// Whether it is about the bar after an event only, so that it can be judged where the cause is not known.
    fileprivate var isOfState: Bool { ["S1", "S4", "S13", "S18", "L1"].contains(id) }
}
