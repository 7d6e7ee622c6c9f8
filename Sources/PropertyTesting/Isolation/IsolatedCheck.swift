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
    /// The number of processes that hang in a row without an outcome.
    ///
    /// A process also hangs if it needs a lock that another thread had when it was copied, such as one of the runtime's
    /// for generic types. Where many tests begin at once, three such processes in a row were seen.
    private static let mostHangs = 5
    /// The seconds without an answer or any work after which the first processes are ended, to try again with another.
    ///
    /// A process that waits for a lock does no work. One that waits for something else is ended needlessly, so later ones
    /// get the whole time.
    private static let idleness = [1.0, 1.0, 2.0, 4.0]
    /// The time by which a process may exceed the limit of one value before it counts as hanging, in seconds.
    private static let patience = 30.0

    /// Runs a check; `judge` is called in the child processes.
    func verdict(_ judge: @escaping @Sendable (Child) -> CheckVerdict) -> CheckVerdict {
        guard let record = StepRecord() else { return CheckVerdict(problem: Self.impossible) }
        let start = ContinuousClock.now
        var entries: [JournalEntry] = []
        var called: Int?
        var (ends, hangs, idlers) = (0, 0, 0)
        // Why no further case is checked; the failures that were found are told by a last process nevertheless.
        var problem: String?
        var isCancelled = false
        while hangs < Self.mostHangs {
            let timeLimit = settings.timeLimit.map { $0.asLimit - (ContinuousClock.now - start) }
            let isLast = isCancelled || problem != nil || ends >= Self.mostEnds
            record.clear()
            let process = process(record, entries, timeLimit: timeLimit, isLast: isLast, judge)
            guard let process else { return CheckVerdict(problem: Self.impossible) }
            called = nil
            let before = entries.count
            let silence = settings.timeForOneCase / .seconds(1) * 2 + Self.patience
            var conversation = Conversation(
                process, silence: silence, idleness: Self.idleness.dropFirst(idlers).first ?? silence)
            let ending = conversation.run(heedingCancellation: !isLast) { message in
                switch message {
                case .call(let value, let kept):
                    called = value
                    if let kept { entries.removeLast(entries.count - min(kept, entries.count)) }
                case .outcome(let outcome):
                    if let value = called { entries.append(JournalEntry(value: value, outcome: outcome)) }
                    called = nil
                case .verdict, .timeout: break
                }
            }
            // A body that hangs in every process does so by itself.
            if entries.count > before { hangs = 0 }
            switch ending {
            case .verdict(let verdict):
                return problem.map { verdict.adding(CheckVerdict(problem: $0)) } ?? verdict
            case .timeout(let verdict, let wasBusy):
                hangs += 1
                if wasBusy || hangs == Self.mostHangs { return verdict }
            case .cancelled: isCancelled = true
            case .hang:
                hangs += 1
                idlers += 1
            case .end(let reason):
                if let value = called {
                    entries.append(JournalEntry(value: value, outcome: .failures([reason.failure])))
                    ends += 1
                } else if problem == nil {
                    problem = Self.problem(reason, at: record.step, seed: settings.search.seed)
                } else {
                    hangs += 1
                }
            }
        }
        return CheckVerdict(problem: problem ?? "the child process does not answer")
    }

    /// Starts a process that runs the check, and takes the outcomes of the first calls from earlier processes.
    ///
    /// - Parameter isLast: whether it checks no further case than those.
    private func process(
        _ record: StepRecord, _ entries: [JournalEntry], timeLimit: Duration?, isLast: Bool,
        _ judge: @escaping @Sendable (Child) -> CheckVerdict
    ) -> ChildProcess? {
        var settings = settings
        settings.timeLimit = timeLimit
        return ChildProcess { [settings] descriptor in
            let writer = MessageWriter(descriptor)
            let monitor = SearchMonitor(onStep: record.store)
            let journal = Journal(entries, writer, monitor)
            Watchdog(monitor, limit: settings.timeForOneCase, timeLimit: timeLimit)
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
    }

    /// The end of a process outside of the body.
    private static func problem(_ reason: ProcessEnd, at step: StepRecord.Step?, seed: UInt64) -> String {
        guard let step, step.isGenerating else {
            return "the check ended its process outside of the body: \(reason)"
        }
        let place = step.caseIndex.map { "case \($0)" } ?? "before the first case"
        return "the generator ended the process: \(reason)\n    PROPERTY_SEED=\(seed), \(place)"
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
