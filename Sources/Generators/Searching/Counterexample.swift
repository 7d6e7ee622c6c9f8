/// A value that breaks a property, after shrinking.
public struct Counterexample<Value> {
    /// The failure of the simplest value.
    public let failure: Failure
    /// The simplest value found; the one that failed first, if it did not fail again.
    public let value: Value
    /// The value that failed first, before shrinking.
    public package(set) var original: Value
    /// The choices that make the value; see ``ReplayToken``.
    public let choices: [Choice]
    /// The index of the case that failed first, from 0.
    public internal(set) var caseIndex: Int
    /// The number of executions of the body while shrinking.
    public internal(set) var executions: Int
    /// How shrinking ended.
    public internal(set) var shrinking: ShrinkEnding
    /// Whether the value failed again.
    package internal(set) var recurrence: Recurrence
    /// The parts of the value that matter; empty unless ``SearchSettings/explanationTries`` asks for it.
    public internal(set) var explanation = Explanation()
}

extension Counterexample {
    /// The reasons why the value may not be the simplest one, or may not fail when it is replayed; empty if there are
    /// none.
    package var doubts: [String] { [recurrence.doubt, shrinking.doubt].compactMap(\.self) }
}

extension Counterexample: Sendable where Value: Sendable {}
