import Foundation
import Generators

extension ForkServer {
    /// Starts a copy that runs the check, and takes the outcomes of the first calls from earlier processes.
    ///
    /// - Parameter isLast: whether it checks no further case than those.
    func copy(
        _ record: StepRecord, _ entries: [JournalEntry], isLast: Bool,
        _ judge: @escaping @Sendable (IsolatedCheck.Child) -> CheckVerdict
    ) -> ChildProcess? {
        var settings = check.settings
        settings.timeLimit = settings.timeLimit.map { $0.asLimit - (ContinuousClock.now - start) }
        return ChildProcess { [settings] descriptor in
            let writer = MessageWriter(descriptor)
            let monitor = SearchMonitor(onStep: record.store)
            let journal = Journal(entries, writer, monitor)
            Watchdog(monitor, limit: settings.timeForOneCase, timeLimit: settings.timeLimit)
                .start { step, overtime in
                    let verdict = check.onTimeout(monitor, step, overtime)
                    writer.send(overtime == .oneValue ? .timeout(verdict) : .verdict(verdict))
                    _exit(0)
                }
            let child = IsolatedCheck.Child(
                monitor: monitor, journal: journal, settings: settings,
                isCancelled: { isLast && journal.isReplayed })
            Self.runInTask { writer.send(.verdict(judge(child))) }
        }
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
}
