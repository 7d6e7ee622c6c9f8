extension Program {
    /// Performs the actions on a system and on the model, up to the first step that fails, and tears the system down.
    ///
    /// - Parameters:
    ///   - system: the system before the first step.
    ///   - step: performs an action on the system, given the model's response and the model after the action; returns
    ///     a description of the error, or nil.
    ///   - invariant: whether something holds of the system and the model, before the first step and after each that does not
    ///     fail.
    ///   - teardown: releases what the system holds; called once, also after a step that fails, throws or rejects.
    /// - Returns: at most one failure of a step, and one of the teardown. The id of the former is the name of the
    ///   step's rule, `invariant`, or the type of the error that `step` or `invariant` throws; its message begins with the
    ///   number of the step, from 1, and the action. The id of the latter is `teardown: ` and the type of the error.
    /// - Throws: ``Rejection`` if `step` or `teardown` does and nothing fails, which discards the case.
    @inlinable
    public func failures<System>(
        on system: System,
        step: (inout System, Machine.Action, _ expected: Machine.Response, _ model: Machine) throws ->
            String?,
        invariant: (System, _ model: Machine) throws -> Bool = { _, _ in true },
        teardown: (inout System) throws -> Void = { _ in }
    ) throws(Rejection) -> [Failure] {
        var system = system
        var run = ProgramRun(self)
        run.noteInvariant(Result { try invariant(system, run.model) }, of: system)
        while let next = run.next() {
            run.note(Result { try step(&system, next.action, next.expected, run.model) })
            run.noteInvariant(Result { try invariant(system, run.model) }, of: system)
        }
        run.noteTeardown(Result { try teardown(&system) })
        return try run.problems.failures()
    }

    /// Does the same as ``failures(on:step:teardown:)`` with asynchronous steps, each of which is awaited.
    package func awaitedFailures<System>(
        on system: System,
        step: (inout System, Machine.Action, _ expected: Machine.Response, _ model: Machine) async throws ->
            String?,
        invariant: (System, _ model: Machine) async throws -> Bool,
        teardown: (inout System) async throws -> Void
    ) async throws(Rejection) -> [Failure] {
        var system = system
        var run = ProgramRun(self)
        run.noteInvariant(await result { try await invariant(system, run.model) }, of: system)
        while let next = run.next() {
            run.note(await result { try await step(&system, next.action, next.expected, run.model) })
            run.noteInvariant(await result { try await invariant(system, run.model) }, of: system)
        }
        run.noteTeardown(await result { try await teardown(&system) })
        return try run.problems.failures()
    }
}

/// The result of an asynchronous closure.
package func result<Success>(_ work: () async throws -> Success) async -> Result<Success, any Error> {
    do { return .success(try await work()) } catch { return .failure(error) }
}
