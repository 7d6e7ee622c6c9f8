/// Whether a step is of the sort that a requirement applies to.
typealias StepCondition = @Sendable (Step) -> Bool

/// A condition on a single step.
struct StepPredicate: Sendable {
    /// The kinds of events that can meet it.
    let kinds: EventKinds
    /// The features of which a step needs one to meet it.
    let features: StepFeatures
    private let isTrue: StepCondition

    /// A condition on steps of certain kinds with at least one of some features.
    init(
        _ kinds: EventKinds, where features: StepFeatures = .any,
        _ isTrue: @escaping StepCondition = { _ in true }
    ) {
        self.kinds = kinds
        self.features = features
        self.isTrue = isTrue
    }

    /// Whether a step meets it.
    func isMet(by step: Step) -> Bool {
        !step.kind.isDisjoint(with: kinds) && !step.features.isDisjoint(with: features)
            && isTrue(step)
    }
}
