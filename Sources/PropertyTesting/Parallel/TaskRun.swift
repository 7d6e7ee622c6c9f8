import Generators
import Synchronization

/// Runs parallel programs in tasks that take turns in a drawn order.
struct TaskRun<Model: StateMachine & Hashable, System: Sendable>: Sendable
where Model.Response: Equatable & Sendable {
    private typealias Answer = ParallelHistory<Model.Response>.Answer

    let executor: ReplaceableExecutor
    /// The time without a step that begins or ends, after which branches are said not to end.
    let limit: Duration
    let system: @Sendable (_ initialState: Model) async throws -> System
    let perform: @Sendable (System, Model.Action) async throws -> Model.Response
    let teardown: @Sendable (System) async throws -> Void

    /// Runs a program, with the tasks of its sections in an order.
    func failures(of program: ParallelProgram<Model>, _ order: TaskOrder) throws -> [Failure] {
        let sections = program.sections
        let places = BranchPlaces(branches: sections.map(\.branches.count).max() ?? 1)
        let executor = self.executor.current
        do {
            return try waiting(on: executor, limit: limit, progress: { places.progress }) {
                let system = try await system(program.initialState)
                executor.follow(order)
                let history = await history(of: program, sections, on: system, places)
                executor.follow(.arrival)
                // Nobody waited for the branches, and no teardown is expected any more.
                if places.isAbandoned { throw Rejection("the branches did not end") }
                return try program.failures(
                    in: history, tornDown: await result { try await teardown(system) })
            }
        } catch is OutOfTime {
            self.executor.replace()
            return [places.abandon(program, after: limit)]
        }
    }

    private func history(
        of program: ParallelProgram<Model>, _ sections: [ParallelProgram<Model>.Section], on system: System,
        _ places: BranchPlaces
    ) async -> ParallelHistory<Model.Response> {
        var history = ParallelHistory<Model.Response>(steps: program.steps.count)
        let clock = Clock()
        for section in sections where !history.hasError {
            await withTaskGroup(of: [(step: Int, answer: Answer)].self) { group in
                for (branch, steps) in section.branches.enumerated() {
                    group.addTask {
                        await answers(of: steps, branch, program, on: system, clock, places)
                    }
                }
                for await answers in group {
                    for (step, answer) in answers { history.answers[step] = answer }
                }
            }
        }
        return history
    }

    /// The answers of one branch, up to the first error.
    private func answers(
        of steps: [Int], _ branch: Int, _ program: ParallelProgram<Model>, on system: System, _ clock: Clock,
        _ places: BranchPlaces
    ) async -> [(step: Int, answer: Answer)] {
        var answers: [(step: Int, answer: Answer)] = []
        for step in steps {
            places.note(step, of: branch)
            let begin = clock.tick()
            let result = await result { try await perform(system, program.steps[step].action) }
            answers.append((step, Answer(result, begin: begin, end: clock.tick())))
            guard case .success = result else { break }
        }
        places.note(nil, of: branch)
        return answers
    }
}

/// An executor until a program does not end, which may occupy its thread for ever, and then another one.
final class ReplaceableExecutor: Sendable {
    private let executor = Mutex(ThreadExecutor())

    var current: ThreadExecutor { executor.withLock(\.self) }

    func replace() { executor.withLock { $0 = ThreadExecutor() } }
}

/// Counts the beginnings and ends of steps; tasks take turns, so that their count orders them.
private final class Clock: Sendable {
    private let ticks = Atomic<UInt64>(0)

    func tick() -> UInt64 { ticks.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue }
}
