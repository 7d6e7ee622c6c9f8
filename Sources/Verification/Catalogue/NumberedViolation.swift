/// A violation, and the position of the violated invariant in an oracle.
struct NumberedViolation: Sendable {
    let invariant: Int
    let violation: Violation
}

extension [NumberedViolation] {
    /// Adds a violation, unless there is an earlier one of the same invariant.
    mutating func note(_ violation: Violation, _ invariant: Int) {
        if !contains(where: { $0.invariant == invariant }) {
            append(NumberedViolation(invariant: invariant, violation: violation))
        }
    }
}

extension [NumberedViolation]: DecisionSink {
    mutating func decide(_ invariant: Int, _ violation: Violation?) {
        if let violation { note(violation, invariant) }
    }
}
