/// A check of a single step, with the position of its invariant in the oracle.
final class StepCheck: Sendable {
    let invariant: Int
    let features: StepFeatures
    let condition: StepCondition?
    private let check: TemporalFormula.Check

    init(
        invariant: Int, features: StepFeatures, condition: StepCondition?,
        check: @escaping TemporalFormula.Check
    ) {
        self.invariant = invariant
        self.features = features
        self.condition = condition
        self.check = check
    }

    /// Whether a step of a kind that the check is about meets its condition.
    func isMet(by step: Step) -> Bool { condition?(step) ?? true }

    /// The violation by a step that meets the condition.
    ///
    /// - Parameter isFirst: whether the step may violate the invariant although it has none of the features, because the
    ///   steps before it were not judged, or violate it too.
    func violation(by step: Step, isFirst: Bool) -> Violation? {
        isFirst || !step.features.isDisjoint(with: features) ? check(step) : nil
    }

    fileprivate func judge(_ step: Step, _ violations: inout FoundViolations) {
        guard isMet(by: step), let violation = check(step) else { return }
        violations.note(violation, invariant)
    }
}

/// The checks of the steps of one kind, in the order of the catalogue.
///
/// A check that is taken from an array is retained while it is called, which costs as much as most checks. So the calls
/// are made on references that are not counted; the array of all checks keeps them alive.
struct StepChecks: @unchecked Sendable {
    let all: [StepCheck]
    private let uncounted: [(features: StepFeatures, check: Unmanaged<StepCheck>)]

    init(_ checks: [StepCheck]) {
        all = checks
        uncounted = checks.map { ($0.features, .passUnretained($0)) }
    }

    /// Judges a step by every check that it can fail first.
    func judge(_ step: Step, _ violations: inout FoundViolations) {
        let features = step.features
        for index in uncounted.indices where !features.isDisjoint(with: uncounted[index].features) {
            uncounted[index].check._withUnsafeGuaranteedRef { $0.judge(step, &violations) }
        }
    }
}
