extension Property {
    /// Makes the property that a system responds as a model does, in every program of the model.
    ///
    /// The id of a failure is the name of the rule of the step whose response differs, or the type of an error that
    /// `perform` throws. Example: ``StateMachine``.
    /// - Parameters:
    ///   - model: the machine that gives the expected responses.
    ///   - steps: the range of the number of steps of a program.
    ///   - system: makes the system in its initial state.
    ///   - perform: performs an action on the system, and returns its response.
    public init<Model: StateMachine, System>(
        _ model: Model.Type, steps: ClosedRange<Int> = 0...50,
        system: @escaping @Sendable () throws -> System,
        perform: @escaping @Sendable (inout System, Model.Action) throws -> Model.Response
    ) where Value == Program<Model>, Model.Response: Equatable {
        self.init(.program(of: model, steps: steps)) { program in
            try program.failures(on: try system()) { system, action, expected, _ in
                let answer = try perform(&system, action)
                return answer == expected ? nil : "expected \(expected), was \(answer)"
            }
        }
    }

    /// Makes the property that an invariant holds before the first step and after every step.
    ///
    ///     let below = Property(Counter.self, id: "below 3") { $0.count < 3 }
    ///     print(search(below).counterexamples[0].value)
    ///     // 1. increment
    ///     // 2. increment
    ///     // 3. increment
    /// - Parameters:
    ///   - machine: the machine, which is both model and system.
    ///   - steps: the range of the number of steps of a program.
    ///   - id: the name of the invariant.
    ///   - holds: whether the invariant holds in a state of the machine.
    public init<Machine: StateMachine>(
        _ machine: Machine.Type, steps: ClosedRange<Int> = 0...50, id: String,
        holds: @escaping @Sendable (Machine) throws -> Bool
    ) where Value == Program<Machine> {
        self.init(.program(of: machine, steps: steps)) { program in
            var state = Machine()
            if try !holds(state) { return [Failure(id: id, message: "does not hold before the first step")] }
            for (index, step) in program.steps.enumerated() {
                _ = state.perform(step.action)
                if try !holds(state) {
                    let place = "step \(index + 1), \(step.action)"
                    return [Failure(id: id, message: "\(place): does not hold for \(state)")]
                }
            }
            return []
        }
    }
}
