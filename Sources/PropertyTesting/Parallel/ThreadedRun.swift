import Dispatch
import Generators
import Synchronization

/// Runs parallel programs on threads.
final class ThreadedRun<Model: StateMachine & Hashable, System: Sendable>: Sendable
where Model.Response: Equatable & Sendable {
    private let branches: Int
    /// The number of runs of one program in which its branches do run at the same time.
    private let repetitions: Int
    /// The time without a step that begins or ends, after which branches are said not to end.
    private let limit: Duration
    private let system: @Sendable (_ initialState: Model) throws -> System
    private let perform: @Sendable (System, Model.Action) throws -> Model.Response
    private let teardown: @Sendable (System) throws -> Void
    /// One for each branch.
    private let executors: Mutex<[ThreadExecutor]>
    /// Whether a program has failed: a smaller one is run more often then, because one that holds by chance is lost.
    private let hasFailed = Atomic(false)

    /// The factor of the repetitions and of their time after a failure.
    private static var moreOften: Int { 10 }
    /// The time of all repetitions of one program; on a busy machine it ends them.
    private static var time: Duration { .milliseconds(20) }
    /// The time from one look at the threads to the next.
    private static var look: Duration { .milliseconds(10) }

    init(
        branches: Int, repetitions: Int, limit: Duration,
        system: @escaping @Sendable (_ initialState: Model) throws -> System,
        perform: @escaping @Sendable (System, Model.Action) throws -> Model.Response,
        teardown: @escaping @Sendable (System) throws -> Void
    ) {
        (self.branches, self.repetitions, self.limit) = (branches, max(1, repetitions), limit)
        (self.system, self.perform, self.teardown) = (system, perform, teardown)
        executors = Mutex(Self.executors(branches))
    }

    private static func executors(_ count: Int) -> [ThreadExecutor] {
        (0..<count).map { _ in ThreadExecutor() }
    }

    /// Runs a program until it fails, or has been run as often as it shall be.
    func failures(of program: ParallelProgram<Model>) throws -> [Failure] {
        let crew = ThreadCrew(program, performing: perform)
        let outcome = Promise<Result<[Failure], any Error>>()
        let isDone = DispatchSemaphore(value: 0)
        crew.start(on: executors.withLock { $0 }) {
            outcome.fulfil(Result { try self.run(crew) })
            isDone.signal()
        }
        var (progress, looks) = (crew.places.progress, 0)
        while isDone.wait(timeout: .now() + Self.look / .seconds(1)) == .timedOut {
            if Task.isCancelled { crew.stopRepeating() }
            let isStuck = crew.places.progress != nil && crew.places.progress == progress
            (progress, looks) = (crew.places.progress, isStuck ? looks + 1 : 0)
            guard Self.look * looks > limit else { continue }
            crew.end()
            executors.withLock { $0 = Self.executors(branches) }
            hasFailed.store(true, ordering: .relaxed)
            return [crew.places.abandon(program, after: limit)]
        }
        let failures = try outcome.now?.get() ?? []
        if !failures.isEmpty { hasFailed.store(true, ordering: .relaxed) }
        return failures
    }

    /// Runs the program of some threads until it fails, or has been run as often as it shall be.
    private func run(_ crew: ThreadCrew<Model, System>) throws -> [Failure] {
        let factor = hasFailed.load(ordering: .relaxed) ? Self.moreOften : 1
        let end = ContinuousClock.now + Self.time * factor
        repeat {
            let failures = try crew.failures(system, teardown)
            if !failures.isEmpty || !crew.isParallel { return failures }
        } while crew.meetings < repetitions * factor && !crew.isStopped && ContinuousClock.now < end
        return []
    }
}
