/// An initial state and a sequence of actions that a model allows: a test case of a ``StateMachine``.
///
/// Every program is valid: whatever the choices, each action meets its precondition.
public struct Program<Machine: StateMachine>: Sendable {
    /// The model before the first step.
    public let initialState: Machine
    /// Whether the initial state is one of several, so that it has to be printed.
    @usableFromInline let isInitialStateDrawn: Bool
    /// The steps, in order.
    public let steps: [Step]

    @inlinable
    init(initialState: Machine, isInitialStateDrawn: Bool, steps: [Step]) {
        self.initialState = initialState
        self.isInitialStateDrawn = isInitialStateDrawn
        self.steps = steps
    }

    /// The actions, in order.
    public var actions: [Machine.Action] { steps.map(\.action) }

    /// One step of a program.
    public struct Step: Sendable {
        /// The name of the rule that drew the action.
        public let rule: String
        /// The action.
        public let action: Machine.Action

        @inlinable
        init(rule: String, action: Machine.Action) { (self.rule, self.action) = (rule, action) }
    }
}

extension Program: CustomStringConvertible {
    /// The initial state if it was drawn, and the actions, one per line, numbered from 1.
    ///
    ///     initial state: Queue(capacity: 3, count: 0)
    ///     1. put
    ///     2. take
    public var description: String {
        let actions = steps.enumerated().map { "\($0 + 1). \($1.action)" }
        let lines = (isInitialStateDrawn ? ["initial state: \(initialState)"] : []) + actions
        return lines.isEmpty ? "no steps" : lines.joined(separator: "\n")
    }
}

extension Program.Step: Equatable where Machine.Action: Equatable {}
extension Program: Equatable where Machine: Equatable, Machine.Action: Equatable {}
