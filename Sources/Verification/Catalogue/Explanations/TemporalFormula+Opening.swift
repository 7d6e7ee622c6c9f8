extension TemporalFormula {
    /// The step from which on the requirement was in force that a violation is of; nil if it is one of the step itself.
    ///
    /// - Complexity: O(*n*) in the number of steps, for each requirement.
    func opening(of violation: Violation, in steps: some Sequence<Step>) -> Step? {
        for clause in clauses {
            for requirement in clause.requirements {
                guard let obligation = Obligation(requirement, wherever: clause.condition) else { continue }
                if let opening = obligation.opening(of: violation, in: steps) { return opening }
            }
        }
        return nil
    }
}

extension Obligation {
    /// The last step that opened the obligation before a step violates it in a given way; nil if none does.
    fileprivate func opening(of violation: Violation, in steps: some Sequence<Step>) -> Step? {
        var open: (step: Step, note: ObligationNote)?
        for step in steps {
            if let (first, note) = open {
                switch judge(note, step) {
                case .stillOpen: break
                case .discharged, .excused: open = nil
                case .violated(violation): return first
                case .violated: open = nil
                }
            }
            if opening.isMet(by: step), let note = note(step) { open = (step, note) }
        }
        return nil
    }
}
