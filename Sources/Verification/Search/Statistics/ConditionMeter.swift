import AirBarModel

/// Advances a run and notes which conditions of an oracle's invariants its steps meet, and which narrowly.
///
/// It judges no step. With details most steps are repeated with the content a point higher and a point lower, so that it
/// takes several times as long as a ``Judge``.
struct ConditionMeter<B: Bar>: EventSink {
    /// The positions of the invariants whose condition was met.
    private(set) var met: MetConditions
    /// What else is known of the case; nil if only conditions are asked for.
    private(set) var details: CaseDetails?

    private let oracle: Oracle
    private let isActed: Bool
    private(set) var run: Run<B>
    private var obligations = OpenObligations()
    /// The relations that still apply, by their positions among the oracle's twins, with the shift of the twin.
    private var twins: [(index: Int, shift: Double)] = []
    private(set) var isOver = false

    init(_ bar: B, on scrollView: ScrollViewGeometry, by oracle: Oracle, isActed: Bool, isDetailed: Bool) {
        self.oracle = oracle
        self.isActed = isActed
        run = Run(bar, on: scrollView)
        met = MetConditions(count: oracle.invariants.count)
        if isDetailed { details = CaseDetails(narrowlyMet: met) }
        let start = TwinStart(configuration: run.observed.configuration, scrollView: scrollView)
        for index in oracle.twins.indices {
            if let own = oracle.twins[index].body.begin(start) { twins.append((index, own.shift)) }
        }
    }

    var scrollView: ScrollViewState { run.observed.scrollView }

    var actions: [BarAction] { run.observed.actions }

    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
        run.observed.bar.preconfigured(scrollView)
    }

    /// Advances the run by an event.
    mutating func advance(by event: BarEvent) {
        guard !isOver else { return }
        let before = run
        let step = run.advance(by: event)
        details?.add(step)
        if !step.isUsable { met.insert(oracle.soundness) }
        guard step.soundnessViolation == nil else { return isOver = true }
        var shifted: ShiftedSteps?
        for check in oracle.checks[step.kind.position].all where check.isMet(by: step) {
            met.insert(check.invariant)
            guard check.condition != nil, details?.narrowlyMet.contains(check.invariant) == false else {
                continue
            }
            let steps = shifted ?? ShiftedSteps(event, from: before)
            shifted = steps
            if steps.meetNarrowly(check) { details?.narrowlyMet.insert(check.invariant) }
        }
        obligations.advance(
            by: step, of: oracle,
            count: isActed ? oracle.obligations.count : oracle.scenarioObligationCount, &met)
        for fork in oracle.forks where !step.kind.isDisjoint(with: fork.body.kinds) {
            if fork.body.events(step) != nil { met.insert(fork.invariant) }
        }
        twins = twins.filter { oracle.twins[$0.index].body.event(step, $0.shift) != nil }
        // Nothing can differ at the binding.
        if step.index > 0 { for twin in twins { met.insert(oracle.twins[twin.index].invariant) } }
    }

    /// Notes which invariants of sessions are about a session that was played to its end.
    mutating func judge(_ session: PlayedSession) {
        for check in oracle.sessionChecks {
            if case .notApplicable = check.body.verdict(session) { continue }
            met.insert(check.invariant)
        }
    }
}

/// An event with the content as it was, a point lower, and a point higher.
private struct ShiftedSteps {
    private let unshifted: Step
    private let lower: Step
    private let higher: Step

    /// Advances copies of a run.
    init<B: Bar>(_ event: BarEvent, from before: Run<B>) {
        func step(_ distance: Double) -> Step {
            var run = before
            if case .contentOffset(let y) = event { return run.advance(by: .contentOffset(y + distance)) }
            run.advance(by: .contentOffset(run.observed.scrollView.contentOffset + distance))
            return run.advance(by: event)
        }
        (unshifted, lower, higher) = (step(0), step(1), step(-1))
    }

    /// Whether a condition is met, and would not be with the content a point higher or lower.
    func meetNarrowly(_ check: StepCheck) -> Bool {
        check.isMet(by: unshifted) && !(check.isMet(by: lower) && check.isMet(by: higher))
    }
}

/// The invariants of an oracle whose condition was met, by their positions.
struct MetConditions: DecisionSink, Sendable {
    private(set) var isMet: [Bool]

    init(count: Int) { isMet = Array(repeating: false, count: count) }

    func contains(_ invariant: Int) -> Bool { isMet[invariant] }

    mutating func insert(_ invariant: Int) { isMet[invariant] = true }

    mutating func insert(_ invariants: [Int]) { for invariant in invariants { insert(invariant) } }

    mutating func decide(_ invariant: Int, _ violation: Violation?) { insert(invariant) }
}
