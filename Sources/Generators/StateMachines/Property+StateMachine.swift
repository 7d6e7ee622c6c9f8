extension Property {
    /// Makes the property that a system responds as a model does, in every program of the model.
    ///
    /// The id of a failure is the name of the rule of the step whose response differs, `invariant`, or the type of an error
    /// that is thrown; that of an error of `teardown` is `teardown: ` and its type. Example: ``StateMachine``.
    ///
    /// The system is made from the initial state of the program. It is torn down once, also if a step fails or rejects
    /// the program. With the queue of ``StateMachine/initialStates``:
    ///
    ///     struct Pipe {  // has room for three, whatever is asked for
    ///         var count = 0
    ///         init(capacity: Int) throws {}
    ///         mutating func write() -> Int {
    ///             count = min(count + 1, 3)
    ///             return count
    ///         }
    ///         mutating func read() -> Int {
    ///             count -= 1
    ///             return count
    ///         }
    ///         func close() throws {}
    ///     }
    ///
    ///     let agrees = Property(Queue.self, system: { try Pipe(capacity: $0.capacity) }) { pipe, action in
    ///         action == .put ? pipe.write() : pipe.read()
    ///     } teardown: { pipe in
    ///         try pipe.close()
    ///     }
    ///     let found = search(agrees).counterexamples[0]
    ///     print(found.value.initialState)  // Queue(capacity: 4, count: 0)
    ///     print(found.failure.message)  // step 4, put: expected 4, was 3
    /// - Parameters:
    ///   - model: the machine that gives the expected responses.
    ///   - steps: the range of the number of steps of a program.
    ///   - system: makes the system of a program; not torn down if it throws.
    ///   - perform: performs an action on the system, and returns its response.
    ///   - invariant: whether something holds of the system and the model, before the first step and after each.
    ///   - teardown: releases what the system holds.
    @inlinable
    public init<Model: StateMachine, System>(
        _ model: Model.Type, steps: ClosedRange<Int> = 0...50,
        system: @escaping @Sendable (_ initialState: Model) throws -> System,
        perform: @escaping @Sendable (inout System, Model.Action) throws -> Model.Response,
        invariant: @escaping @Sendable (System, _ model: Model) throws -> Bool = { _, _ in true },
        teardown: @escaping @Sendable (inout System) throws -> Void = { _ in }
    ) where Value == Program<Model>, Model.Response: Equatable {
        self.init(.program(of: model, steps: steps)) { program in
            try program.failures(on: try system(program.initialState)) { system, action, expected, _ in
                Model.problem(expected, try perform(&system, action))
            } invariant: { system, model in
                try invariant(system, model)
            } teardown: { system in
                try teardown(&system)
            }
        }
        self = counting(.programs(of: model))
    }

    /// Makes the property that a system responds as a model does, with a system that is the same in all programs.
    @inlinable
    public init<Model: StateMachine, System>(
        _ model: Model.Type, steps: ClosedRange<Int> = 0...50,
        system: @escaping @Sendable () throws -> System,
        perform: @escaping @Sendable (inout System, Model.Action) throws -> Model.Response,
        invariant: @escaping @Sendable (System, _ model: Model) throws -> Bool = { _, _ in true },
        teardown: @escaping @Sendable (inout System) throws -> Void = { _ in }
    ) where Value == Program<Model>, Model.Response: Equatable {
        self.init(
            model, steps: steps, system: { _ in try system() }, perform: perform, invariant: invariant,
            teardown: teardown)
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
    @inlinable
    public init<Machine: StateMachine>(
        _ machine: Machine.Type, steps: ClosedRange<Int> = 0...50, id: String,
        holds: @escaping @Sendable (Machine) throws -> Bool
    ) where Value == Program<Machine> {
        self.init(.program(of: machine, steps: steps)) { program in
            var state = program.initialState
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
        self = counting(.programs(of: machine))
    }
}

extension StateMachine where Response: Equatable {
    /// What is wrong with a response of the system; nil if it is the expected one.
    @usableFromInline
    package static func problem(_ expected: Response, _ answer: Response) -> String? {
        answer == expected ? nil : "expected \(String(reporting: expected)), was \(String(reporting: answer))"
    }
}
