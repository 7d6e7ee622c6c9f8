import Dispatch
import Generators
import Synchronization

/// The threads that run one parallel program again and again, each of them one branch.
///
/// The leader makes the systems, runs the steps that run alone, and the first branch of each section.
final class ThreadCrew<Model: StateMachine & Hashable, System: Sendable>: Sendable
where Model.Response: Equatable & Sendable {
    private typealias Answer = ParallelHistory<Model.Response>.Answer

    /// Where the branches stand.
    let places: BranchPlaces
    private let program: ParallelProgram<Model>
    private let sections: [ParallelProgram<Model>.Section]
    private let perform: @Sendable (System, Model.Action) throws -> Model.Response
    private let rendezvous: Rendezvous<Part>
    /// The answers of each branch that has ended.
    private let answers: [Answers]
    private let runsMet = Atomic(0)
    private let isLastRun = Atomic(false)
    /// The random bits of the waits before steps.
    private let dice = Atomic<UInt64>(0)

    /// A section that runs on a system.
    private struct Part: Sendable {
        let branches: [[Int]]
        let system: System
    }

    private final class Answers: Sendable {
        let all = Mutex<[(step: Int, answer: Answer)]>([])
    }

    init(
        _ program: ParallelProgram<Model>,
        performing perform: @escaping @Sendable (System, Model.Action) throws -> Model.Response
    ) {
        self.program = program
        self.perform = perform
        sections = program.sections
        let branches = sections.map(\.branches.count).max() ?? 1
        places = BranchPlaces(branches: branches)
        answers = (0..<branches).map { _ in Answers() }
        rendezvous = Rendezvous(followers: branches - 1)
    }

    /// Whether steps of the program run at the same time.
    var isParallel: Bool { answers.count > 1 }

    /// The number of runs in which steps of different branches overlapped.
    var meetings: Int { runsMet.load(ordering: .relaxed) }

    /// Whether the program shall not be run again.
    var isStopped: Bool { isLastRun.load(ordering: .relaxed) }

    /// Lets the current run be the last one.
    func stopRepeating() { isLastRun.store(true, ordering: .relaxed) }

    /// Starts the threads, one for each executor; that of the first one leads, and the others end after it.
    ///
    /// They are tasks, so that the values of the test's task, and the issues of its expectations, are those of the check.
    func start(on executors: [ThreadExecutor], _ lead: @escaping @Sendable () -> Void) {
        for branch in answers.indices.dropFirst() {
            Task(executorPreference: executors[branch]) { self.rendezvous.follow { self.run($0, branch) } }
        }
        Task(executorPreference: executors[0]) {
            lead()
            self.end()
        }
    }

    /// Lets the threads end that are in no step.
    func end() { rendezvous.end() }

    /// Runs the program once, on the thread of the leader.
    func failures(
        _ makeSystem: (_ initialState: Model) throws -> System, _ teardown: (System) throws -> Void
    ) throws -> [Failure] {
        let system = try makeSystem(program.initialState)
        var history = ParallelHistory<Model.Response>(steps: program.steps.count)
        defer { if program.hasOverlap(in: history) { runsMet.add(1, ordering: .relaxed) } }
        for section in sections where !history.hasError {
            let part = Part(branches: section.branches, system: system)
            if section.branches.count > 1 {
                rendezvous.lead(part) { run(part, 0) }
            } else {
                run(part, 0)
            }
            // Nobody waits for the result any more, and a branch may still use the system.
            if rendezvous.isOver { throw Rejection("the branches did not end") }
            for branch in answers.prefix(section.branches.count) {
                for (step, answer) in branch.all.withLock({ $0 }) { history.answers[step] = answer }
            }
        }
        return try program.failures(in: history, tornDown: Result { try teardown(system) })
    }

    /// Runs a branch, up to the first error.
    private func run(_ part: Part, _ branch: Int) {
        guard branch < part.branches.count else { return }
        var answers: [(step: Int, answer: Answer)] = []
        answers.reserveCapacity(part.branches[branch].count)
        for step in part.branches[branch] {
            places.note(step, of: branch)
            if part.branches.count > 1 { wait() }
            let begin = DispatchTime.now().uptimeNanoseconds
            let result = Result { try perform(part.system, program.steps[step].action) }
            // What the step has written is there before its end.
            atomicMemoryFence(ordering: .sequentiallyConsistent)
            answers.append((step, Answer(result, begin: begin, end: DispatchTime.now().uptimeNanoseconds)))
            guard case .success = result else { break }
        }
        places.note(nil, of: branch)
        self.answers[branch].all.withLock { $0 = answers }
    }

    /// Waits for up to a quarter of a microsecond before a step, so that the branches meet in other places each time.
    private func wait() {
        let bits =
            dice.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue &* 0xBF58_476D_1CE4_E5B9
        let end = DispatchTime.now().uptimeNanoseconds + bits >> 56
        while DispatchTime.now().uptimeNanoseconds < end {}
    }
}
