/// The progress of a program: the model, and what failed so far.
@usableFromInline
struct ProgramRun<Machine: StateMachine> {
    /// The model after the current step.
    @usableFromInline var model: Machine
    @usableFromInline let steps: [Program<Machine>.Step]
    /// The number of steps begun.
    @usableFromInline var begun = 0
    @usableFromInline var problems = StepProblems()

    /// Begins a program.
    @inlinable
    init(_ program: Program<Machine>) {
        model = program.initialState
        steps = program.steps
    }

    /// Performs the next step on the model, and returns it with the expected response; nil after the last step, and
    /// after one that fails or rejects.
    @inlinable
    mutating func next() -> (action: Machine.Action, expected: Machine.Response)? {
        guard begun < steps.count, problems.isEmpty else { return nil }
        let action = steps[begun].action
        begun += 1
        return (action, model.perform(action))
    }

    /// Notes what is wrong with the current step: a description, an error, or nothing.
    @inlinable
    mutating func note(_ problem: Result<String?, any Error>) {
        // The action is described for a problem only, since that takes far longer than most actions.
        switch problem {
        case .success(nil): return
        case .success(let problem?):
            problems.note(Failure(id: steps[begun - 1].rule, message: "\(place): \(problem)"))
        case .failure(let error): problems.note(error, place)
        }
    }

    /// Notes whether the invariant holds of the system, before the first step or after the current one.
    @inlinable
    mutating func noteInvariant<System>(_ holds: Result<Bool, any Error>, of system: System) {
        guard problems.isEmpty else { return }
        switch holds {
        case .success(true): return
        case .success(false):
            problems.note(Failure(id: "invariant", message: brokenInvariant(of: system)))
        case .failure(let error): problems.note(error, place)
        }
    }

    @usableFromInline
    func brokenInvariant<System>(of system: System) -> String {
        let (system, model) = (String(reporting: system), String(reporting: model))
        return "\(place): the invariant does not hold for \(system), where the model is \(model)"
    }

    @usableFromInline var place: String {
        begun == 0 ? "before the first step" : "step \(begun), \(steps[begun - 1].action)"
    }

    /// Notes how the teardown ended.
    @inlinable
    mutating func noteTeardown(_ end: Result<Void, any Error>) {
        if case .failure(let error) = end { problems.note(error, id: "teardown: ", "teardown") }
    }
}
