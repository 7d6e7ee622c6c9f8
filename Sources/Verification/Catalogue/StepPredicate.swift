/// A condition on a single step.
struct StepPredicate: Sendable {
    /// The kinds of events that can meet it.
    let kinds: EventKinds
    private let isTrue: @Sendable (Step) -> Bool

    /// A condition on steps of certain kinds.
    init(_ kinds: EventKinds, _ isTrue: @escaping @Sendable (Step) -> Bool = { _ in true }) {
        self.kinds = kinds
        self.isTrue = isTrue
    }

    /// Whether a step meets it.
    func isMet(by step: Step) -> Bool {
        !step.kind.isDisjoint(with: kinds) && isTrue(step)
    }
}
