import Generators
import Testing

/// Checks that a system which threads share responds as if its steps took effect one by one.
///
///     @Test func `a counter may be shared`() async {
///         await check(parallel: Counter.self) { _ in
///             LockedCounter()
///         } perform: { counter, action in
///             counter.perform(action)
///         }
///     }
///
/// Each program is run several times, for 20 ms at most, on one thread for each branch. It fails if no order of the steps gives their responses
/// by the model: see `Documentation/Extending.md`, which has examples with their output. A step fails by throwing an error
/// or by an `#expect` too. Branches that do not end, as in a deadlock, fail with the step in which each stands. The check
/// ends with the first program that fails.
///
/// The threads take other turns in each run, so a race may be missed, and a smaller program with it may hold. Most are
/// missed where there are fewer cores than branches. Where the race ends the process, as that of two writes to one array
/// does, pass `isolation: .process`. An overload takes asynchronous closures, and decides the turns of their tasks itself.
///
/// - Parameters:
///   - model: the machine that gives the expected responses.
///   - branches: the number of branches, from 2 to 6; others count as the nearest of these.
///   - steps: the range of the number of steps of a program.
///   - repetitions: the number of runs of each program in which steps run at the same time.
///   - cases: the number of programs to check.
///   - seed: the seed of the programs; the same seed gives the same programs.
///   - timeLimit: the time that the check may take, with all shrinking; a program inside which it ends is abandoned.
///   - caseTimeLimit: the time that all runs of one program may take. Where no step begins or ends for a fifth of it, the
///     branches are said not to end.
///   - isolation: where the programs run; in a child process, a trap is a failure like any other.
///   - token: a replay token from an earlier issue, to check that program only.
///   - file: a file of replay tokens, as for values.
///   - sourceLocation: the place that issues are recorded at.
///   - filePath: the file that `file` is relative to.
///   - system: makes the system of a program; not torn down if it throws.
///   - perform: performs an action on the system, and returns its response.
///   - teardown: releases what the system holds; not called if branches do not end.
public func check<Model: StateMachine & Hashable, System: Sendable>(
    parallel model: Model.Type, branches: Int = 2, steps: ClosedRange<Int> = 0...16, repetitions: Int = 100,
    cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    isolation: CheckIsolation? = nil, replaying token: String? = nil, failuresIn file: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    system: @escaping @Sendable (_ initialState: Model) throws -> System,
    perform: @escaping @Sendable (System, Model.Action) throws -> Model.Response,
    teardown: @escaping @Sendable (System) throws -> Void = { _ in }
) async where Model.Response: Equatable & Sendable {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit, isolation: isolation)
    let branches = ParallelProgram<Model>.allowed(branches: branches)
    let run = ThreadedRun(
        branches: branches, repetitions: repetitions, limit: settings.timeForOneSection, system: system,
        perform: perform,
        teardown: teardown)
    let property = Property(.parallelProgram(of: model, branches: branches, steps: steps)) { program in
        try run.failures(of: program)
    }.counting(.programs(of: model))
    await PropertyCheck(
        property: property, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, endsWithFirstFailure: true,
        sourceLocation: sourceLocation
    ).run()
}

/// Checks that a system which tasks share responds as if its steps took effect one by one.
///
/// Each program is run once, with one task for each branch. The tasks run on one thread, and which of those that wait goes
/// on, at each `await` of something that is not there yet, is part of the program: it is drawn, shrunk, printed and
/// replayed. So an actor that lets another call in while it awaits something is found, and the failure is the same in every
/// run. What leaves the task is not ordered: a `Task` that a step makes, a timer, the main actor, and an actor with an
/// executor of its own.
///
/// A failure depends on the responses alone; everything else is as for threads.
public func check<Model: StateMachine & Hashable, System: Sendable>(
    parallel model: Model.Type, branches: Int = 2, steps: ClosedRange<Int> = 0...16, cases: Int? = nil,
    seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    isolation: CheckIsolation? = nil, replaying token: String? = nil, failuresIn file: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    @_inheritActorContext system: @escaping @Sendable (_ initialState: Model) async throws -> System,
    @_inheritActorContext perform:
        @escaping @Sendable (System, Model.Action) async throws -> Model.Response,
    @_inheritActorContext teardown: @escaping @Sendable (System) async throws -> Void = { _ in }
) async where Model.Response: Equatable & Sendable {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit, isolation: isolation)
    let executor = ReplaceableExecutor()
    let run = TaskRun(
        executor: executor, limit: settings.timeForOneSection, system: system, perform: perform,
        teardown: teardown)
    let programs = Generator.parallelProgram(of: model, branches: branches, steps: steps)
    let property = Property(Scheduled.generator(programs)) { scheduled in
        try run.failures(of: scheduled.value, scheduled.order)
    }.counting(Scheduled.census(.programs(of: model)))
    await PropertyCheck(
        property: property, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, isSuspended: { executor.current.isIdle },
        endsWithFirstFailure: true, sourceLocation: sourceLocation
    ).run()
}
