/// The part of a requirement that refers to later steps.
struct Obligation: Sendable {
    /// What a step does to an open obligation.
    enum Outcome: Sendable {
        case stillOpen
        case discharged
        /// It is closed without having been decided.
        case excused
        case violated(Violation)
    }

    /// The steps that open it.
    let opening: StepPredicate
    /// What is noted of the step that opens it; nil if the step does not open it after all.
    let note: @Sendable (Step) -> ObligationNote?
    /// Judges a later step.
    let judge: @Sendable (ObligationNote, Step) -> Outcome

    /// The obligation of a requirement; nil if the requirement refers to its own step only.
    init?(_ requirement: TemporalFormula.Requirement, wherever condition: StepPredicate) {
        opening = condition
        switch requirement {
        case .now: return nil
        case .until(let end, let check):
            note = { _ in .empty }
            judge = { _, step in
                if end.isMet(by: step) { return .discharged }
                return check(step).map(Outcome.violated) ?? .stillOpen
            }
        case .eventually(let deadline, let excuse, let check):
            note = { _ in .empty }
            judge = { _, step in
                if excuse.isMet(by: step) { return .excused }
                guard let violation = check(step) else { return .discharged }
                return deadline.isMet(by: step) ? .violated(violation) : .stillOpen
            }
        case .next(let next, let excuse, let note, let compare):
            self.note = note
            judge = { noted, step in
                if next.isMet(by: step) { return compare(noted, step).map(Outcome.violated) ?? .discharged }
                return excuse.isMet(by: step) ? .excused : .stillOpen
            }
        }
    }
}
