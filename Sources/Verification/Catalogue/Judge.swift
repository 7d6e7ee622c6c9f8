import AirBarModel
import Motion

/// Advances a run and judges every step of it by an oracle.
struct Judge<B: Bar>: EventSink, Sendable {
    /// The run so far.
    private(set) var judged: JudgedRun<B>

    /// The violations so far.
    private(set) var violations: FoundViolations

    private let oracle: Oracle
    /// The number of obligations that are judged, the first of the oracle's.
    private let obligationCount: Int
    private var forks: Forks<B>?

    /// A bar at birth on the scroll view of a case, which is to be bound first.
    ///
    /// - Parameters:
    ///   - bar: the bar.
    ///   - scrollView: the scroll view.
    ///   - oracle: the invariants.
    ///   - relations: the relations of the oracle that are judged.
    ///   - pixels: the screen to whose pixels the bar rounds; nil if it does not round.
    ///   - isActed: whether the events are made by fingers and programmes, so that invariants of sessions apply.
    ///   - makeBar: makes another bar of the same kind, for twins; nil if there is none.
    init(
        _ bar: B, on scrollView: ScrollViewGeometry, by oracle: Oracle, relations: RelationSelection,
        pixels: PixelScale?, isActed: Bool, makeBar: (BarConfiguration) -> B?
    ) {
        self.oracle = oracle
        violations = FoundViolations(pixels: pixels)
        obligationCount = isActed ? oracle.obligations.count : oracle.scenarioObligationCount
        judged = JudgedRun(run: Run(bar, on: scrollView))
        let selected = oracle.forks.filter { relations.contains($0.number) }
        forks = selected.isEmpty ? nil : Forks(selected, of: judged.run.observed)
        let start = TwinStart(configuration: judged.run.observed.configuration, scrollView: scrollView)
        for index in oracle.twins.indices where relations.contains(oracle.twins[index].number) {
            if let twin = Twin(oracle.twins[index].body, index: index, of: start, makeBar: makeBar) {
                judged.twins.append(twin)
            }
        }
    }

    var scrollView: ScrollViewState { judged.run.observed.scrollView }

    var actions: [BarAction] { judged.run.observed.actions }

    func preconfigured(_ scrollView: ScrollViewGeometry) -> ScrollViewState {
        judged.run.observed.bar.preconfigured(scrollView)
    }

    var isOver: Bool { judged.isOver }

    /// Continues from another state, without any violations.
    mutating func resume(from judged: JudgedRun<B>) {
        self.judged = judged
        violations.removeAll()
    }

    /// Applies an event, and judges the step.
    mutating func advance(by event: BarEvent) {
        guard !isOver else { return }
        let kind = event.kind
        forks?.keepOrigin(of: &judged.run, before: kind)
        let step = judged.run.advance(by: event)
        if let violation = step.soundnessViolation {
            for index in oracle.soundness { violations.note(violation, index) }
            judged.isOver = true
            return
        }
        oracle.checks[kind.position].judge(step, &violations)
        judged.obligations.advance(by: step, of: oracle, count: obligationCount, &violations)
        forks?.judge(step, of: &judged.run, &violations)
        if !judged.twins.isEmpty { judgeTwins(step) }
    }
}

extension Judge {
    private mutating func judgeTwins(_ step: Step) {
        var position = 0
        while position < judged.twins.count {
            let index = judged.twins[position].index
            switch judged.twins[position].advance(oracle.twins[index].body, with: step) {
            case .related: position += 1
            case .violated(let violation):
                violations.note(violation, oracle.twins[index].invariant)
                position += 1
            case .over: judged.twins.remove(at: position)
            }
        }
    }
}
