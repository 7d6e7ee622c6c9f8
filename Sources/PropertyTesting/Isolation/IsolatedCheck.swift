import Foundation
import Generators

/// Runs a whole check in a child process; in another one, which goes on from there, where a body ends the first.
struct IsolatedCheck {
    /// What a child process works with.
    struct Child {
        let monitor: SearchMonitor
        let journal: Journal
        /// The settings, with the time that is left.
        let settings: PropertySettings
        /// Whether to end the check.
        let isCancelled: @Sendable () -> Bool
    }

    let settings: PropertySettings
    /// Makes the verdict of a check that was abandoned inside a value.
    let onTimeout: @Sendable (SearchMonitor, SearchMonitor.Step, Watchdog.Overtime) -> CheckVerdict

    /// The number of ended processes after which no further case is checked.
    ///
    /// A new process replays the search so far, so the time grows with the square of this number.
    private static let mostEnds = 1_500
    /// The number of processes that hang in a row without an outcome; the first may do so by a lock that another thread
    /// had when the process was copied.
    private static let mostHangs = 2
    /// The time by which a process may exceed the limit of one value before it counts as hanging, in seconds.
    private static let patience = 30.0

    /// Runs a check; `judge` is called in the child processes.
    func verdict(_ judge: @escaping @Sendable (Child) -> CheckVerdict) -> CheckVerdict {
        guard let record = StepRecord() else { return CheckVerdict(problem: Self.impossible) }
        let start = ContinuousClock.now
        var outcomes: [BodyOutcome] = []
        var (ends, hangs) = (0, 0)
        while hangs < Self.mostHangs {
            var settings = settings
            settings.timeLimit = settings.timeLimit.map { $0.asLimit - (ContinuousClock.now - start) }
            let isLast = ends >= Self.mostEnds
            let process = ChildProcess { descriptor in
                let writer = MessageWriter(descriptor)
                let journal = Journal(outcomes, writer)
                let monitor = SearchMonitor(onStep: record.store)
                Watchdog(monitor, limit: settings.timeForOneCase, timeLimit: settings.timeLimit)
                    .start { step, overtime in
                        let verdict = onTimeout(monitor, step, overtime)
                        writer.send(overtime == .oneValue ? .timeout(verdict) : .verdict(verdict))
                        _exit(0)
                    }
                let child = Child(
                    monitor: monitor, journal: journal, settings: settings,
                    isCancelled: { isLast && journal.isReplayed })
                Self.runInTask { writer.send(.verdict(judge(child))) }
            }
            guard let process else { return CheckVerdict(problem: Self.impossible) }
            let before = outcomes.count
            var conversation = Conversation(
                process, silence: settings.timeForOneCase / .seconds(1) * 2 + Self.patience)
            let ending = conversation.run { outcomes.append($0) }
            // A body that hangs in every process does so by itself.
            if outcomes.count > before { hangs = 0 }
            switch ending {
            case .verdict(let verdict): return verdict
            case .timeout(let verdict):
                hangs += 1
                if hangs == Self.mostHangs { return verdict }
            case .cancelled:
                return outcomes.isEmpty
                    ? CheckVerdict(problem: "no case was checked: \(SearchEnding.cancelled)") : CheckVerdict()
            case .hang: hangs += 1
            case .end(let reason):
                guard let step = record.step else {
                    return CheckVerdict(problem: "the check ended its process outside of the body: \(reason)")
                }
                guard !step.isGenerating else {
                    return CheckVerdict(
                        problem: """
                            the generator ended the process: \(reason)
                                PROPERTY_SEED=\(settings.search.seed), \
                            \(step.caseIndex.map { "case \($0)" } ?? "before the first case")
                            """)
                }
                outcomes.append(.failures([reason.failure]))
                ends += 1
            }
        }
        return CheckVerdict(problem: "the child process does not answer")
    }

    /// Runs work in a task on another thread, with the task-local values of this one, and waits for its end.
    ///
    /// Mutexes know threads by an identifier that the thread that was copied has stored, and that is of the other process.
    private static func runInTask(_ work: @escaping @Sendable () -> Void) {
        let isDone = DispatchSemaphore(value: 0)
        Task(executorPreference: ThreadExecutor()) {
            work()
            isDone.signal()
        }
        isDone.wait()
    }

    private static let impossible = "isolation: .process needs child processes, which are not available here"
}
