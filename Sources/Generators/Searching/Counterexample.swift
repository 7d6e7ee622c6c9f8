/// A value that breaks a property, as simple as shrinking could make it.
public struct Counterexample<Value> {
    /// What breaks, in the words of the simplest value.
    public let failure: Failure
    /// The simplest value found.
    public let value: Value
    /// The choices that make it; see ``ReplayToken``.
    public let choices: [Choice]
    /// The index of the case that failed first, from 0.
    public let caseIndex: Int
    /// How often the body ran to shrink it.
    public internal(set) var executions: Int
    /// How shrinking ended.
    public internal(set) var shrinking: ShrinkEnding
}

extension Counterexample: Sendable where Value: Sendable {}
