import Foundation
import Generators
import Processes

/// Detects that a search makes no progress, or exceeds its time limit inside a body.
///
/// The time in which an asynchronous body is suspended and the cooperative thread pool serves nobody is not the body's:
/// it does not count. A verdict could not be reported in that time either.
package struct SearchWatchdog: Sendable {
    /// What a search exceeded.
    package enum Overtime {
        /// The time that one value may take.
        case oneValue
        /// The time limit of the search.
        case search
    }

    private let monitor: SearchMonitor
    private let limit: Duration
    private let timeLimit: Duration?
    private let executor: ThreadExecutor?
    private let watchdog = Watchdog()

    /// The number of looks without progress after which the watchdog reports a timeout.
    private static let looks = 20
    /// The number of looks in the time limit of a search.
    private static let looksOfSearch = 100
    /// The part of its time limit by which a search may exceed it, before it is abandoned inside a body.
    private static let extraShare = 0.07
    /// The least time by which it may, because a busy machine may not run a thread for as long.
    private static let leastExtra = Duration.milliseconds(100)

    /// Makes a watchdog with a time limit for one value, and one for the search.
    ///
    /// - Parameter executor: the executor of the bodies; nil if they are synchronous.
    init(_ monitor: SearchMonitor, limit: Duration, timeLimit: Duration?, executor: ThreadExecutor?) {
        self.monitor = monitor
        self.limit = limit
        self.timeLimit = timeLimit?.asLimit
        self.executor = executor
    }

    /// Looks until it is stopped; calls `onTimeout` once if the generator or the body exceeds a limit.
    func start(_ onTimeout: @escaping @Sendable (SearchMonitor.Step, Overtime) -> Void) {
        let shortest = min(limit / Self.looks, timeLimit.map { $0 / Self.looksOfSearch } ?? limit)
        let interval = max(shortest, .milliseconds(1))
        let mostLooks = max(1, Int((limit / interval).rounded(.up)))
        let end = timeLimit.map { ContinuousClock.now + $0 + max($0 * Self.extraShare, Self.leastExtra) }
        let pool = PoolProbe()
        // The value is generated again to report it, and may need a deep stack.
        watchdog.start(
            every: interval / .seconds(1), stackSize: Thread.deepStack, from: (step: monitor.step, looks: 0)
        ) { seen in
            let step = monitor.step
            let isStuck = step.isRunning && step == seen.step
            if isStuck, let executor, executor.isIdle, !pool.look() { return nil }
            seen = (step, isStuck ? seen.looks + 1 : 0)
            if seen.looks == mostLooks { return { onTimeout(step, .oneValue) } }
            guard let end, step.isRunning, ContinuousClock.now > end else { return nil }
            return { onTimeout(step, .search) }
        }
    }

    /// Stops the watchdog.
    func stop() { watchdog.stop() }
}
