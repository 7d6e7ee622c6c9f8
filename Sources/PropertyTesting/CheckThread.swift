import Generators
import Testing

/// The search of a check, on a thread of its own, with a watchdog.
struct CheckThread: Sendable {
    /// The monitor of the search.
    let monitor = SearchMonitor()
    /// The time that one case may take.
    let limit: Duration

    /// Runs a search, and returns its verdict, or that on the case that exceeds the time limit.
    ///
    /// - Parameters:
    ///   - test: the test to which issues belong; those recorded during the search are given to the collector instead.
    ///   - isWatched: whether the search is at cases that its monitor shows; the time limit is for those.
    ///   - onTimeout: makes the verdict on a case that exceeds the time limit.
    ///   - search: the search, which ends soon after its task is cancelled.
    func verdict(
        in test: Test, while isWatched: @escaping @Sendable () -> Bool = { true },
        onTimeout: @escaping @Sendable (SearchMonitor.Step) -> CheckVerdict,
        of search: @escaping @Sendable (IssueCollector) -> CheckVerdict
    ) async -> CheckVerdict {
        let watchdog = Watchdog(monitor, limit: limit)
        let verdict = Promise<CheckVerdict>()
        let collector = IssueCollector()
        let task = Task(executorPreference: ThreadExecutor()) {
            do {
                try await collector.collecting(in: test) { verdict.fulfil(search(collector)) }
            } catch {
                verdict.fulfil(CheckVerdict(problem: "\(error)"))
            }
            watchdog.stop()
        }
        watchdog.start(while: isWatched) { step in
            task.cancel()
            verdict.fulfil(onTimeout(step))
        }
        return await withTaskCancellationHandler {
            await verdict.get()
        } onCancel: {
            task.cancel()
        }
    }
}
