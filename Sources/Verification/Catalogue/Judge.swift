import AirBarModel

/// Advances a run and judges every step of it by an oracle.
struct Judge<B: Bar>: EventSink, Sendable {
    /// The run so far.
    private(set) var judged: JudgedRun<B>

    /// The first violation of each invariant, by the invariant's position in the oracle.
    private(set) var violations: [(invariant: Int, violation: Violation)] = []

    private let oracle: Oracle
    /// The forks that are judged.
    private let forks: [Oracle.NumberedRelation<Relation.Fork>]
    /// The kinds of events at which a fork copies the bar before the event.
    private let kindsForkedBefore: EventKinds
    /// The bar before the event, where a fork needs it.
    private var origin: ObservedBar<B>
    /// The copy that forks advance; kept, so that its memory is.
    private var fork: ObservedBar<B>

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
        let start = TwinStart(configuration: bar.state.configuration, scrollView: scrollView)
        self.oracle = oracle
        forks = oracle.forks.filter { relations.contains($0.number) }
        kindsForkedBefore = forks.reduce([]) { $1.body.origin == .before ? $0.union($1.body.kinds) : $0 }
        let run = Run(bar, on: scrollView)
        origin = run.observed
        fork = run.observed
        judged = JudgedRun(
            run: run,
            obligations: OpenObligations(
                count: isActed ? oracle.obligations.count : oracle.scenarioObligationCount),
            twins: oracle.twins.enumerated().compactMap { index, twin in
                guard relations.contains(twin.number) else { return nil }
                return Twin(twin.body, index: index, of: start, makeBar: makeBar)
            })
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
        if !kind.isDisjoint(with: kindsForkedBefore) { judged.run.copyBar(to: &origin) }
        let step = judged.run.advance(by: event)
        if let violation = step.soundnessViolation {
            for index in oracle.soundness { note(violation, index) }
            judged.isOver = true
            return
        }
        let features = step.features
        for check in oracle.checks[kind.position] where !features.isDisjoint(with: check.features) {
            if let violation = check.check(step) { note(violation, check.invariant) }
        }
        judgeObligations(step)
        for relation in forks { judge(relation, step) }
        if !judged.twins.isEmpty { judgeTwins(step) }
    }

    private mutating func note(_ violation: Violation, _ invariant: Int) {
        if !violations.contains(where: { $0.invariant == invariant }) {
            violations.append((invariant, violation))
        }
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
        case .violated(let violation): note(violation, oracle.obligations[index].invariant)
        }
        judged.obligations[index] = nil
    }

    private mutating func judge(_ relation: Oracle.NumberedRelation<Relation.Fork>, _ step: Step) {
        guard !step.kind.isDisjoint(with: relation.body.kinds), let events = relation.body.events(step) else {
            return
        }
        switch relation.body.origin {
        case .before: origin.copy(to: &fork)
        case .after: judged.run.copyBar(to: &fork)
        }
        switch events {
        case .one(let event): fork.advance(by: event)
        case .two(let first, let second):
            fork.advance(by: first)
            fork.advance(by: second)
        }
        if let violation = relation.body.compare(step, fork.snapshot) { note(violation, relation.invariant) }
    }

    private mutating func judgeTwins(_ step: Step) {
        var position = 0
        while position < judged.twins.count {
            let index = judged.twins[position].index
            guard let comparison = judged.twins[position].advance(oracle.twins[index].body, with: step) else {
                judged.twins.remove(at: position)
                continue
            }
            if let violation = comparison.violation { note(violation, oracle.twins[index].invariant) }
            position += 1
        }
    }
}
