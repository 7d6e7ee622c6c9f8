extension Program {
    /// Performs the actions on a system and on the model, up to the first step that fails, and tears the system down.
    ///
    /// - Parameters:
    ///   - system: the system before the first step.
    ///   - step: performs an action on the system, given the model's response and the model after the action; returns
    ///     a description of the error, or nil.
    ///   - teardown: releases what the system holds; called once, also after a step that fails, throws or rejects.
    /// - Returns: at most one failure of a step, and one of the teardown. The id of the former is the name of the
    ///   step's rule, or the type of the error that `step` throws; its message begins with the number of the step,
    ///   from 1, and the action. The id of the latter is `teardown: ` and the type of the error.
    /// - Throws: ``Rejection`` if `step` or `teardown` does and nothing fails, which discards the case.
    @inlinable
    public func failures<System>(
        on system: System,
        step: (inout System, Machine.Action, _ expected: Machine.Response, _ model: Machine) throws ->
            String?,
        teardown: (inout System) throws -> Void = { _ in }
    ) throws(Rejection) -> [Failure] {
        var system = system
        var run = ProgramRun(self)
        while let next = run.next() {
            run.note(Result { try step(&system, next.action, next.expected, run.model) })
        }
        run.noteTeardown(Result { try teardown(&system) })
        return try run.failures()
    }

    /// Does the same as ``failures(on:step:teardown:)`` with asynchronous steps, each of which is awaited.
    package func awaitedFailures<System>(
        on system: System,
        step: (inout System, Machine.Action, _ expected: Machine.Response, _ model: Machine) async throws ->
            String?,
        teardown: (inout System) async throws -> Void
    ) async throws(Rejection) -> [Failure] {
        var system = system
        var run = ProgramRun(self)
        while let next = run.next() {
            do {
                run.note(.success(try await step(&system, next.action, next.expected, run.model)))
            } catch {
                run.note(.failure(error))
            }
        }
        do {
            run.noteTeardown(.success(try await teardown(&system)))
        } catch {
            run.noteTeardown(.failure(error))
        }
        return try run.failures()
    }
}
