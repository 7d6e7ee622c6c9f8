/// How shrinking ended.
public enum ShrinkEnding: Hashable, Sendable {
    /// By itself: no pass could make the value simpler, within the share of executions that it has.
    case fixpoint
    /// The body had run, or values had been generated, as often as allowed.
    case outOfBudget
    /// The search was told to stop, or its time was up.
    case cancelled
    /// Passes went on making progress past the greatest number of rounds, which is a bug in a pass.
    case outOfRounds
    /// The failure did not come up again for the same value: the body depends on something else.
    case notReproduced
}
