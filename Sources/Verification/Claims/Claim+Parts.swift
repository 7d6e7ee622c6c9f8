extension Claim {
    /// A part of a claim, to be looked at while steps go by of which none is kept.
    ///
    /// A claim about every step fails if and only if one of its parts does. Where it fails first only the whole trace
    /// can tell, for what an earlier step asked of a later one comes first.
    enum Part: Sendable {
        /// Something is true of each step of certain kinds with certain signs.
        case now(EventKinds, requires: Signs, _ measure: @Sendable (Step) -> Violation?)
        /// A step of certain kinds may open a question, which is then put to each step after it.
        case later(EventKinds, opens: @Sendable (Step) -> Bool, _ ask: @Sendable (Step) -> Answer)

        /// The same part, but only of steps that meet a condition.
        func whenever(_ condition: Condition) -> Part {
            switch self {
            case .now(let kinds, let requires, let measure):
                .now(kinds.intersection(condition.kinds), requires: requires) {
                    condition.isMet(by: $0) ? measure($0) : nil
                }
            case .later(let kinds, let opens, let ask):
                .later(
                    kinds.intersection(condition.kinds), opens: { condition.isMet(by: $0) && opens($0) }, ask)
            }
        }
    }

    /// What a step says to a question that is open.
    enum Answer: Sendable {
        /// Nothing: it stays open.
        case open
        /// What was claimed is so, or need not be.
        case settled
        /// What was claimed is not so.
        case failed
    }
}
