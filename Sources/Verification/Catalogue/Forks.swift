import AirBarModel

/// The forks that a run is judged by, with the copies of its bar that they advance.
struct Forks<B: Bar>: Sendable {
    private let relations: [Oracle.NumberedRelation<Relation.Fork>]
    /// The kinds of events before which a fork copies the bar, always and after a lost notification.
    private let kindsCopiedBefore: EventKinds
    private let kindsCopiedAfterLoss: EventKinds
    /// The bar before the event, where a fork needs it.
    private var origin: ObservedBar<B>
    /// The copy that is advanced; kept, so that its memory is.
    private var fork: ObservedBar<B>

    /// Forks of a bar at birth.
    init(_ relations: [Oracle.NumberedRelation<Relation.Fork>], of bar: ObservedBar<B>) {
        self.relations = relations
        func kindsCopied(afterLoss: Bool) -> EventKinds {
            relations.reduce([]) {
                $1.body.origin == .before && $1.body.isOfLoss == afterLoss ? $0.union($1.body.kinds) : $0
            }
        }
        kindsCopiedBefore = kindsCopied(afterLoss: false)
        kindsCopiedAfterLoss = kindsCopied(afterLoss: true)
        origin = bar
        fork = bar
    }

    /// Copies the bar before an event, if a fork needs it.
    mutating func keepOrigin(of run: inout Run<B>, before kind: EventKinds) {
        if !kind.isDisjoint(with: kindsCopiedBefore)
            || (!kind.isDisjoint(with: kindsCopiedAfterLoss) && !run.observed.isUpToDate)
        {
            run.copyBar(to: &origin)
        }
    }

    /// Judges a step of the run by every fork.
    mutating func judge(_ step: Step, of run: inout Run<B>, _ violations: inout FoundViolations) {
        for index in relations.indices where !step.kind.isDisjoint(with: relations[index].body.kinds) {
            guard let events = relations[index].body.events(step) else { continue }
            switch relations[index].body.origin {
            case .before: origin.copy(to: &fork)
            case .after: run.copyBar(to: &fork)
            }
            switch events {
            case .one(let event): fork.advance(by: event)
            case .two(let first, let second):
                fork.advance(by: first)
                fork.advance(by: second)
            }
            if let violation = relations[index].body.compare(step, fork.snapshot) {
                violations.note(violation, relations[index].invariant)
            }
        }
    }
}
