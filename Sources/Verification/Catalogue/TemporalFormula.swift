/// A formula of linear temporal logic over the steps of a run: `always (condition implies requirements)`.
///
/// A run that ends before a requirement is decided satisfies it. A requirement that refers to later steps is compiled to
/// an obligation, whose state is bounded, so that no step has to be stored.
public struct TemporalFormula: Sendable {
    /// Measures a step; nil if the step is as required.
    public typealias Check = @Sendable (Step) -> Violation?

    /// What has to be true from a step on.
    public enum Requirement: Sendable {
        /// The step itself passes a check.
        case now(Check)
        /// Every step after it passes a check, up to but not including the first that meets a condition.
        case until(StepPredicate, Check)
        /// Some step after it passes a check, at the latest the first that meets the deadline, unless an excuse is met
        /// before. A violation is reported at the deadline.
        case eventually(within: StepPredicate, unless: StepPredicate, Check)
        /// The next step that meets a condition agrees with what was noted at this one, unless an excuse is met before.
        case next(
            StepPredicate, unless: StepPredicate, note: @Sendable (Step) -> ObligationNote?,
            compare: @Sendable (ObligationNote, Step) -> Violation?)
    }

    /// A condition, and what is required wherever it is met.
    struct Clause: Sendable {
        let condition: StepPredicate
        let requirements: [Requirement]
    }

    let clauses: [Clause]

    private init(_ clauses: [Clause]) { self.clauses = clauses }

    /// Wherever a condition is met, every requirement holds.
    public static func always(_ condition: StepPredicate, _ requirements: Requirement...) -> TemporalFormula {
        TemporalFormula([Clause(condition: condition, requirements: requirements)])
    }

    /// Two formulas hold.
    package static func both(_ one: TemporalFormula, _ other: TemporalFormula) -> TemporalFormula {
        TemporalFormula(one.clauses + other.clauses)
    }
}
