/// A value that breaks a property, after shrinking.
public struct Counterexample<Value> {
    /// The failure of the simplest value.
    public let failure: Failure
    /// The simplest value found.
    public let value: Value
    /// The value that failed first, before shrinking.
    public package(set) var original: Value
    /// The choices that make the value; see ``ReplayToken``.
    public let choices: [Choice]
    /// The index of the case that failed first, from 0.
    public let caseIndex: Int
    /// The number of executions of the body while shrinking.
    public internal(set) var executions: Int
    /// How shrinking ended.
    public internal(set) var shrinking: ShrinkEnding
}

extension Counterexample: Sendable where Value: Sendable {}
