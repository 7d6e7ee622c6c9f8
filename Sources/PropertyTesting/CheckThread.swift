import Generators
import Testing

/// The search of a check, on a thread of its own, with a watchdog.
package struct CheckThread: Sendable {
    /// The monitor of the search.
    package let monitor: SearchMonitor
    /// The time that one case may take.
    private let limit: Duration
    /// The time that the search may take; nil if it is not limited.
    private let timeLimit: Duration?
    /// The executor of asynchronous bodies.
    private let executor: ThreadExecutor?

    /// Makes a thread with a time limit for one case, and one for the search, if it has one.
    ///
    /// - Parameter executor: the executor of the bodies; nil if they are synchronous.
    package init(
        monitor: SearchMonitor = SearchMonitor(), limit: Duration, timeLimit: Duration? = nil,
        executor: ThreadExecutor? = nil
    ) {
        self.monitor = monitor
        self.limit = limit
        self.timeLimit = timeLimit
        self.executor = executor
    }

    /// Runs a search, and returns its verdict, or that on the case that exceeds the time limit.
    ///
    /// - Parameters:
    ///   - test: the test to which issues belong; those recorded during the search are given to the collector instead.
    ///   - onTimeout: makes the verdict on a case that exceeds its time limit, or inside which that of the search is
    ///     reached.
    ///   - search: the search, which ends soon after its task is cancelled.
    package func verdict(
        in test: Test,
        onTimeout: @escaping @Sendable (SearchMonitor.Step, SearchWatchdog.Overtime) -> CheckVerdict,
        of search: @escaping @Sendable (IssueCollector) -> CheckVerdict
    ) async -> CheckVerdict {
        let watchdog = SearchWatchdog(monitor, limit: limit, timeLimit: timeLimit, executor: executor)
        let verdict = Promise<CheckVerdict>()
        let collector = IssueCollector(limit: limit)
        let task = Task(executorPreference: ThreadExecutor()) {
            do {
                try await collector.collecting(in: test) {
                    var found = search(collector)
                    if let doubt = collector.doubt { found.add(warning: doubt) }
                    verdict.fulfil(found)
                }
            } catch {
                verdict.fulfil(CheckVerdict(problem: "\(error)"))
            }
            watchdog.stop()
        }
        watchdog.start { step, overtime in
            // A search that is cancelled first may end with a verdict of its own.
            verdict.fulfil(onTimeout(step, overtime))
            task.cancel()
        }
        return await withTaskCancellationHandler {
            await verdict.get()
        } onCancel: {
            task.cancel()
        }
    }
}
