/// Whether a step is of the sort that a requirement applies to.
public typealias StepCondition = @Sendable (Step) -> Bool

/// A condition on a single step.
public struct StepPredicate: Sendable {
    /// The kinds of events that can meet it.
    package let kinds: EventKinds
    /// The features of which a step needs one to meet it.
    let features: StepFeatures
    private let isTrue: StepCondition

    /// A condition on steps of certain kinds; unless given, every step of them meets it.
    public init(_ kinds: EventKinds, _ isTrue: @escaping StepCondition = { _ in true }) {
        self.init(kinds, where: .any, isTrue)
    }

    /// A condition on steps of certain kinds with at least one of some features.
    init(
        _ kinds: EventKinds, where features: StepFeatures, _ isTrue: @escaping StepCondition = { _ in true }
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
