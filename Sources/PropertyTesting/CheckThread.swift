import Foundation
import Generators
import Processes
import Testing

/// The search of a check, on a thread of its own, with a watchdog.
///
/// The watchdog detects that the search makes no progress, or exceeds its time limit inside a body. The time in which an
/// asynchronous body is suspended and the cooperative thread pool serves nobody is not the body's: it does not count. A
/// verdict could not be reported in that time either.
package struct CheckThread: Sendable {
    /// What a search exceeded.
    package enum Overtime {
        /// The time that one value may take.
        case oneValue
        /// The time limit of the search.
        case search
    }

    /// The monitor of the search.
    package let monitor: SearchMonitor
    /// The time that one case may take.
    private let limit: Duration
    /// The time that the search may take; nil if it is not limited.
    private let timeLimit: Duration?
    /// Whether an asynchronous body is suspended.
    private let isSuspended: (@Sendable () -> Bool)?

    /// The number of looks without progress after which the watchdog reports a timeout.
    private static let looks = 20
    /// The number of looks in the time limit of a search.
    private static let looksOfSearch = 100
    /// The part of its time limit by which a search may exceed it, before it is abandoned inside a body.
    private static let extraShare = 0.07
    /// The least time by which it may, because a busy machine may not run a thread for as long.
    private static let leastExtra = Duration.milliseconds(100)

    /// Makes a thread with a time limit for one case, and one for the search, if it has one.
    ///
    /// - Parameter isSuspended: whether the body is suspended; nil if it is synchronous.
    package init(
        monitor: SearchMonitor = SearchMonitor(), limit: Duration, timeLimit: Duration? = nil,
        isSuspended: (@Sendable () -> Bool)? = nil
    ) {
        self.monitor = monitor
        self.limit = limit
        self.timeLimit = timeLimit?.asLimit
        self.isSuspended = isSuspended
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
        onTimeout: @escaping @Sendable (SearchMonitor.Step, Overtime) -> CheckVerdict,
        of search: @escaping @Sendable (IssueCollector) -> CheckVerdict
    ) async -> CheckVerdict {
        let watchdog = Watchdog()
        let verdict = Promise<CheckVerdict>()
        let collector = IssueCollector(limit: limit)
        let task = Task(executorPreference: ThreadExecutor()) {
            do {
                try await collector.collecting(in: test) {
                    var found = search(collector)
                    for warning in collector.warnings { found.add(warning: warning) }
                    verdict.fulfil(found)
                }
            } catch {
                verdict.fulfil(CheckVerdict(problem: "\(error)"))
            }
            watchdog.stop()
        }
        look(by: watchdog) { step, overtime in
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

    /// Has a watchdog look until it is stopped; calls `onTimeout` once if the generator or the body exceeds a limit.
    private func look(
        by watchdog: Watchdog, _ onTimeout: @escaping @Sendable (SearchMonitor.Step, Overtime) -> Void
    ) {
        let shortest = min(limit / Self.looks, timeLimit.map { $0 / Self.looksOfSearch } ?? limit)
        let interval = max(shortest, .milliseconds(1))
        let mostLooks = max(1, Int((limit / interval).rounded(.up)))
        let end = timeLimit.map { ContinuousClock.now + $0 + max($0 * Self.extraShare, Self.leastExtra) }
        let pool = PoolProbe()
        // The value is generated again to report it, and may need a deep stack.
        watchdog.start(
            every: interval / .seconds(1), stackSize: Thread.deepStack, from: (step: monitor.step, looks: 0)
        ) { [monitor, isSuspended] seen in
            let step = monitor.step
            let isStuck = step.isRunning && step == seen.step
            if isStuck, isSuspended?() == true, !pool.look() { return nil }
            seen = (step, isStuck ? seen.looks + 1 : 0)
            if seen.looks == mostLooks { return { onTimeout(step, .oneValue) } }
            guard let end, step.isRunning, ContinuousClock.now > end else { return nil }
            return { onTimeout(step, .search) }
        }
    }
}
