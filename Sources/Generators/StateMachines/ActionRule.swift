/// One kind of action: when it may be done, and how to draw one.
public struct ActionRule<Machine: StateMachine>: Sendable {
    /// What the action is called; failures of different rules count as different bugs.
    public let name: String
    /// How likely the rule is, next to the others.
    public let weight: Int
    let precondition: @Sendable (Machine) -> Bool
    let draw: @Sendable (inout ChoiceSource, Machine) throws(Rejection) -> Machine.Action

    /// Makes a rule of a function that draws an action for the model as it is.
    ///
    ///     ActionRule("close", precondition: { !$0.open.isEmpty }) { source, files throws(Rejection) in
    ///         .close(try source.refer(to: "file", among: files.open))
    ///     }
    /// - Parameters:
    ///   - name: what the action is called.
    ///   - weight: how likely the rule is at random, next to the others; a rule of weight 0 or less is drawn where no
    ///     other may be.
    ///   - precondition: whether the action may be done. It is asked before each step, however the program was come by.
    ///   - draw: draws the action; where it rejects, the step is left out. It must depend on nothing but its arguments.
    public init(
        _ name: String, weight: Int = 1, precondition: @escaping @Sendable (Machine) -> Bool = { _ in true },
        draw: @escaping @Sendable (inout ChoiceSource, Machine) throws(Rejection) -> Machine.Action
    ) {
        self.name = name
        self.weight = weight
        self.precondition = precondition
        self.draw = draw
    }

    /// Makes a rule of the actions of a generator, for which the model does not matter.
    ///
    ///     ActionRule("put", Generator<Int>.integer.map { .put($0) })
    public init(
        _ name: String, weight: Int = 1, precondition: @escaping @Sendable (Machine) -> Bool = { _ in true },
        _ actions: Generator<Machine.Action>
    ) {
        self.init(name, weight: weight, precondition: precondition) { source, _ throws(Rejection) in
            try actions.generate(from: &source)
        }
    }

    /// Makes a rule of one action.
    public init(
        _ name: String, weight: Int = 1, precondition: @escaping @Sendable (Machine) -> Bool = { _ in true },
        _ action: Machine.Action
    ) {
        self.init(name, weight: weight, precondition: precondition) { _, _ throws(Rejection) in action }
    }
}
