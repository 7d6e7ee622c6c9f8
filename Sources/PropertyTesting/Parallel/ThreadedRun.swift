import Foundation
import Generators
import Synchronization

/// Runs parallel programs on threads.
struct ThreadedRun<Model: StateMachine & Hashable, System: Sendable>: Sendable
where Model.Response: Equatable & Sendable {
    /// The number of runs of one program in which its branches do run at the same time.
    let repetitions: Int
    /// The time that a section may take.
    let limit: Duration
    let system: @Sendable (_ initialState: Model) throws -> System
    let perform: @Sendable (System, Model.Action) throws -> Model.Response
    let teardown: @Sendable (System) throws -> Void
    /// Whether a program has failed.
    ///
    /// A smaller one is run more often then, because one that holds by chance is lost.
    private let hasFailed = Flag()

    /// The factor of the repetitions and of their time after a failure.
    private static var moreOften: Int { 3 }
    /// The time of all repetitions of one program; on a busy machine it ends them.
    private static var time: Duration { .milliseconds(20) }
    /// The time from one look at the threads to the next.
    private static var look: Duration { .milliseconds(10) }

    private final class Flag: Sendable {
        let isSet = Atomic(false)
    }

    init(
        repetitions: Int, limit: Duration,
        system: @escaping @Sendable (_ initialState: Model) throws -> System,
        perform: @escaping @Sendable (System, Model.Action) throws -> Model.Response,
        teardown: @escaping @Sendable (System) throws -> Void
    ) {
        (self.repetitions, self.limit) = (max(1, repetitions), limit)
        (self.system, self.perform, self.teardown) = (system, perform, teardown)
    }

    /// Runs a program until it fails, or has been run as often as it shall be.
    func failures(of program: ParallelProgram<Model>) throws -> [Failure] {
        let crew = ThreadCrew(program, performing: perform)
        guard crew.isNeeded else { return try crew.failures(system, teardown) }
        let outcome = Promise<Result<[Failure], any Error>>()
        let isDone = DispatchSemaphore(value: 0)
        crew.start {
            outcome.fulfil(Result { try run(crew) })
            isDone.signal()
        }
        var (progress, looks) = (crew.progress, 0)
        while isDone.wait(timeout: .now() + Self.look / .seconds(1)) == .timedOut {
            if Task.isCancelled { crew.stopRepeating() }
            looks = crew.progress == progress ? looks + 1 : 0
            progress = crew.progress
            guard Self.look * looks > limit else { continue }
            crew.end()
            hasFailed.isSet.store(true, ordering: .relaxed)
            return [crew.places.failure(in: program, after: limit)]
        }
        let failures = try outcome.now?.get() ?? []
        if !failures.isEmpty { hasFailed.isSet.store(true, ordering: .relaxed) }
        return failures
    }

    /// Runs the program of some threads until it fails, or has been run as often as it shall be.
    private func run(_ crew: ThreadCrew<Model, System>) throws -> [Failure] {
        let factor = hasFailed.isSet.load(ordering: .relaxed) ? Self.moreOften : 1
        let end = ContinuousClock.now + Self.time * factor
        repeat {
            let failures = try crew.failures(system, teardown)
            if !failures.isEmpty { return failures }
        } while crew.meetings < repetitions * factor && !crew.isStopped && ContinuousClock.now < end
        return []
    }
}
