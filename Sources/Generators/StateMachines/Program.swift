/// A sequence of actions that a model allows: a test case of a ``StateMachine``.
///
/// Every program is valid: whatever the choices, each action meets its precondition.
public struct Program<Machine: StateMachine>: Sendable {
    /// The steps, in order.
    public internal(set) var steps: [Step] = []

    /// The actions, in order.
    public var actions: [Machine.Action] { steps.map(\.action) }

    /// One step of a program.
    public struct Step: Sendable {
        /// The name of the rule that drew the action.
        public let rule: String
        /// The action.
        public let action: Machine.Action
    }
}

extension Program: CustomStringConvertible {
    /// The actions, one per line, numbered from 1.
    ///
    ///     1. fill(big)
    ///     2. pour(big, small)
    public var description: String {
        steps.enumerated().map { "\($0 + 1). \($1.action)" }.joined(separator: "\n")
    }
}

extension Program.Step: Equatable where Machine.Action: Equatable {}
extension Program: Equatable where Machine.Action: Equatable {}
