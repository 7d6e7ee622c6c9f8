import Generators
import Testing

/// Checks that an asynchronous system responds as a model does, in every program of the model.
///
///     @Test func `a closed account gets no money`() async {
///         await check(Bank.self) { bank in
///             Ledger(accounts: bank.accounts)
///         } perform: { ledger, action in
///             await ledger.perform(action)
///         } teardown: { ledger in
///             try await ledger.save()
///         }
///     }
///
/// `Documentation/Extending.md` has this bank, the ledger, which is an actor, and the issue:
///
///     step 3, pay(1, into: account 0): expected false, was true
///     for initial state: Bank(accounts: 2, closed: [])
///     1. close(account 0)
///     2. pay(1, into: account 0)
///     3. pay(1, into: account 0)
///
/// Each step is awaited before the next one. `system`, `perform` and `teardown` run like the body of an asynchronous
/// check: in one task for each program, in the isolation of the closures. A step fails by another response than
/// the model's, by throwing an error, or by an `#expect` or `#require`.
///
/// The system is made from the initial state of the program, and torn down once, also if a step fails, or rejects the
/// program by a thrown `Rejection`. If a program takes too long, its task is cancelled; the system is torn down then
/// if the step ends because of that. An error of `teardown` is a failure beside that of a step.
///
/// A system that awaits nothing is checked faster by `check` with a property of it, which `search` takes too.
///
/// - Parameters:
///   - model: the machine that gives the expected responses.
///   - steps: the range of the number of steps of a program.
///   - cases: the number of programs to check.
///   - seed: the seed of the programs; the same seed gives the same programs.
///   - timeLimit: the time that the check may take, with all shrinking; a program inside which it ends is abandoned.
///   - caseTimeLimit: the time that one program may take; a longer one is an issue, and its thread is abandoned.
///   - isolation: where the programs run; in a child process, a trap is a failure like any other.
///   - tasks: which of the tasks of a step goes on where several wait, as for values.
///   - token: a replay token from an earlier issue, to check that program only.
///   - file: a file of replay tokens, as for values.
///   - sourceLocation: the place that issues are recorded at.
///   - filePath: the file that `file` is relative to.
///   - system: makes the system of a program; not torn down if it throws.
///   - perform: performs an action on the system, and returns its response.
///   - invariant: whether something holds of the system and the model, before the first step and after each.
///   - teardown: releases what the system holds.
public func check<Model: StateMachine, System>(
    _ model: Model.Type, steps: ClosedRange<Int> = 0...50, cases: Int? = nil, seed: UInt64? = nil,
    timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil, isolation: CheckIsolation? = nil,
    tasks: TaskScheduling = .inOrder, replaying token: String? = nil, failuresIn file: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    @_inheritActorContext system: @escaping @Sendable (_ initialState: Model) async throws -> System,
    @_inheritActorContext perform:
        @escaping @Sendable (inout System, Model.Action) async throws -> Model.Response,
    @_inheritActorContext invariant:
        @escaping @Sendable (System, _ model: Model) async throws -> Bool = { _, _ in true },
    @_inheritActorContext teardown: @escaping @Sendable (inout System) async throws -> Void = { _ in }
) async where Model.Response: Equatable {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit, isolation: isolation)
    await AsynchronousCheck(
        .program(of: model, steps: steps), tasks: tasks, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, sourceLocation: sourceLocation
    ).run(counting: .programs(of: model)) { program in
        try await program.awaitedFailures(on: try await system(program.initialState)) {
            system, action, expected, _ in
            Model.problem(expected, try await perform(&system, action))
        } invariant: { system, model in
            try await invariant(system, model)
        } teardown: { system in
            try await teardown(&system)
        }
    }
}
