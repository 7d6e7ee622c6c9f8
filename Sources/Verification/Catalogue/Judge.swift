import AirBarModel

/// Advances a run and judges every step of it by an oracle.
struct Judge<B: Bar>: EventSink, Sendable {
    /// The run so far.
    private(set) var judged: JudgedRun<B>

    /// The first violation of each invariant.
    private(set) var violations: [NumberedViolation] = []

    private let oracle: Oracle
    private var forks: Forks<B>?

    /// A bar at birth on the scroll view of a case, which is to be bound first.
    ///
    /// - Parameters:
    ///   - bar: the bar.
    ///   - scrollView: the scroll view.
    ///   - oracle: the invariants.
    ///   - relations: the relations of the oracle that are judged.
    ///   - isActed: whether the events are made by fingers and programmes, so that invariants of sessions apply.
    ///   - makeBar: makes another bar of the same kind, for twins; nil if there is none.
    init(
        _ bar: B, on scrollView: ScrollGeometry, by oracle: Oracle, relations: RelationSelection,
        isActed: Bool, makeBar: (BarConfiguration) -> B?
    ) {
        self.oracle = oracle
        let run = Run(bar, on: scrollView)
        forks = Forks(of: run.observed, by: oracle, relations)
        let obligationCount = isActed ? oracle.obligations.count : oracle.scenarioObligationCount
        judged = JudgedRun(run: run, obligations: OpenObligations(count: obligationCount))
        let start = TwinStart(configuration: run.observed.configuration, scrollView: scrollView)
        for index in oracle.twins.indices where relations.contains(oracle.twins[index].number) {
            if let twin = Twin(oracle.twins[index].body, index: index, of: start, makeBar: makeBar) {
                judged.twins.append(twin)
            }
        }
    }

    var scrollView: ScrollViewState { judged.run.observed.scrollView }

    var actions: [BarAction] { judged.run.observed.actions }

    var isOver: Bool { judged.isOver }

    /// Continues from another state, without any violations.
    mutating func resume(from judged: JudgedRun<B>) {
        self.judged = judged
        violations.removeAll(keepingCapacity: true)
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
        let features = step.features
        let checks = oracle.checks[kind.position]
        for index in checks.indices where !features.isDisjoint(with: checks[index].features) {
            if let violation = checks[index].check(step) { violations.note(violation, checks[index].invariant) }
        }
        judgeObligations(step)
        forks?.judge(step, of: &judged.run, &violations)
        if !judged.twins.isEmpty { judgeTwins(step) }
    }
}

extension Judge {
    private mutating func judgeObligations(_ step: Step) {
        if !judged.obligations.isEmpty {
            for index in judged.obligations.indices { judgeObligation(index, step) }
        }
        guard !step.kind.isDisjoint(with: oracle.openingKinds) else { return }
        for index in judged.obligations.indices {
            let obligation = oracle.obligations[index].body
            if obligation.opening.isMet(by: step), let note = obligation.note(step) {
                judged.obligations[index] = note
            }
        }
    }

    private mutating func judgeObligation(_ index: Int, _ step: Step) {
        guard let noted = judged.obligations[index] else { return }
        switch oracle.obligations[index].body.judge(noted, step) {
        case .stillOpen: return
        case .discharged: break
        case .violated(let violation): violations.note(violation, oracle.obligations[index].invariant)
        }
        judged.obligations[index] = nil
    }

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
