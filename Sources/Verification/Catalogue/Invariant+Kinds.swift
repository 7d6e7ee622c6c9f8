extension Invariant {
    /// The kinds of events that it is about; a run without any of them keeps it.
    package var kinds: EventKinds {
        switch body {
        case .heights, .soundness, .session, .relation(.twin, _): .all
        case .step(let kinds, _, _, _): kinds
        case .formula(let formula): formula.clauses.reduce([]) { $0.union($1.condition.kinds) }
        case .relation(.fork(let fork), _): fork.kinds
        }
    }

    /// Whether it compares a run with a second one from the beginning.
    var needsTwin: Bool {
        if case .relation(.twin, _) = body { true } else { false }
    }
}
