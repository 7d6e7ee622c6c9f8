/// The progress of a program: the model, and what failed so far.
@usableFromInline
struct ProgramRun<Machine: StateMachine> {
    /// The model after the current step.
    @usableFromInline var model: Machine
    @usableFromInline let steps: [Program<Machine>.Step]
    /// The number of steps begun.
    @usableFromInline var begun = 0
    @usableFromInline var found: [Failure] = []
    @usableFromInline var rejection: Rejection?

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
        guard begun < steps.count, found.isEmpty, rejection == nil else { return nil }
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
            found.append(Failure(id: steps[begun - 1].rule, message: "\(place): \(problem)"))
        case .failure(let error): note(error, id: "", place)
        }
    }

    @usableFromInline var place: String { "step \(begun), \(steps[begun - 1].action)" }

    /// Notes how the teardown ended.
    @inlinable
    mutating func noteTeardown(_ end: Result<Void, any Error>) {
        if case .failure(let error) = end { note(error, id: "teardown: ", "teardown") }
    }

    @usableFromInline
    mutating func note(_ error: any Error, id: String, _ place: String) {
        switch error {
        case let error as Rejection: rejection = rejection ?? error
        // The error tells that the search was cancelled, and nothing about the system.
        case is CancellationError where Task.isCancelled: rejection = Rejection("the search was cancelled")
        default: found.append(Failure(id: "\(id)\(type(of: error))", message: "\(place): \(error)"))
        }
    }

    /// The failures of the program.
    ///
    /// A failure counts although something else rejects the program: a rejected program must be torn down too.
    ///
    /// - Throws: ``Rejection`` if a step or the teardown rejects, and nothing failed.
    @inlinable
    func failures() throws(Rejection) -> [Failure] {
        if found.isEmpty, let rejection { throw rejection }
        return found
    }
}
