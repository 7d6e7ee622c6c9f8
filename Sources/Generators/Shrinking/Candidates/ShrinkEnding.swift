/// The reason why shrinking ended.
public enum ShrinkEnding: Hashable, Sendable {
    /// No pass could simplify the value further, within its share of the executions.
    case fixpoint
    /// The limit of executions was reached.
    case outOfBudget
    /// The limit of generated values and of their draws was reached, of which most need no execution.
    case outOfDraws
    /// The search was cancelled, or its time limit was reached.
    case cancelled
    /// Passes still made progress after the greatest number of rounds, which is a bug in a pass.
    case outOfRounds
}
