/// One kind of action: its name, weight and precondition, and how to draw it.
public struct ActionRule<Machine: StateMachine>: Sendable {
    /// The name of the action; failures of different rules count as different bugs.
    @usableFromInline package let name: String
    /// The weight of the rule, relative to the other rules.
    @usableFromInline package let weight: Int
    @usableFromInline let precondition: @Sendable (Machine) -> Bool
    @usableFromInline let draw: @Sendable (inout ChoiceSource, Machine) throws(Rejection) -> Machine.Action

    /// Makes a rule from a function that draws an action for the current model.
    ///
    ///     ActionRule("close", precondition: { !$0.open.isEmpty }) { source, files throws(Rejection) in
    ///         .close(try source.refer(to: "file", among: files.open))
    ///     }
    /// - Parameters:
    ///   - name: the name of the action.
    ///   - weight: the relative probability of the rule. A rule of weight 0 or less is drawn only where no other is
    ///     allowed.
    ///   - precondition: whether the action is allowed in a state of the model; evaluated before each step of every
    ///     program, also of shrunk and replayed ones.
    ///   - draw: draws the action; a rejection omits the step. It must depend on its arguments only.
    public init(
        _ name: String, weight: Int = 1, precondition: @escaping @Sendable (Machine) -> Bool = { _ in true },
        draw: @escaping @Sendable (inout ChoiceSource, Machine) throws(Rejection) -> Machine.Action
    ) {
        self.name = name
        self.weight = weight
        self.precondition = precondition
        self.draw = draw
    }

    /// Makes a rule from a generator of actions, independent of the model.
    ///
    ///     ActionRule("put", Generator<Int>.integer.map { .put($0) })
    public init(
        _ name: String, weight: Int = 1, precondition: @escaping @Sendable (Machine) -> Bool = { _ in true },
        _ actions: Generator<Machine.Action>
    ) {
        self.init(name, weight: weight, precondition: precondition) { source, _ throws(Rejection) in
            try source.draw(actions)
        }
    }

    /// Makes a rule of a single action.
    public init(
        _ name: String, weight: Int = 1, precondition: @escaping @Sendable (Machine) -> Bool = { _ in true },
        _ action: Machine.Action
    ) {
        self.init(name, weight: weight, precondition: precondition) { _, _ throws(Rejection) in action }
    }
}
