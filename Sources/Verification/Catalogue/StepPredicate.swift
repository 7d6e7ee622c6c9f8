/// A condition on a single step.
struct StepPredicate: Sendable {
    /// The kinds of events that can meet it.
    let kinds: EventKinds
    /// The features that a step needs to meet it.
    let features: StepFeatures
    private let isTrue: @Sendable (Step) -> Bool

    /// A condition on steps of certain kinds and with certain features.
    init(
        _ kinds: EventKinds, where features: StepFeatures = [],
        _ isTrue: @escaping @Sendable (Step) -> Bool = { _ in true }
    ) {
        self.kinds = kinds
        self.features = features
        self.isTrue = isTrue
    }

    /// Whether a step meets it.
    func isMet(by step: Step) -> Bool {
        !step.kind.isDisjoint(with: kinds) && (features.isEmpty || step.features.isSuperset(of: features))
            && isTrue(step)
    }
}
