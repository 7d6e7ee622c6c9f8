import Foundation
import Generators

/// Detects, from a thread of its own, that a search makes no progress, or exceeds its time limit inside a body.
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
    private let isOver = DispatchSemaphore(value: 0)

    /// The number of polls without progress after which the watchdog reports a timeout.
    ///
    /// It counts polls instead of reading a clock, because the clock also advances while a debugger or a sleeping
    /// machine suspends the process.
    private static let polls = 20
    /// The number of polls in the time limit of a search.
    private static let pollsOfSearch = 100
    /// The part of its time limit by which a search may exceed it, before it is abandoned inside a body.
    private static let extraShare = 0.07
    /// The least time by which it may, because a busy machine may not run a thread for as long.
    private static let leastExtra = Duration.milliseconds(100)

    /// Makes a watchdog with a time limit for one value, and one for the search.
    init(_ monitor: SearchMonitor, limit: Duration, timeLimit: Duration?) {
        self.monitor = monitor
        self.limit = limit
        self.timeLimit = timeLimit?.asLimit
    }

    /// Polls until it is stopped; calls `onTimeout` once and stops if the generator or the body exceeds a limit.
    func start(_ onTimeout: @escaping @Sendable (SearchMonitor.Step, Overtime) -> Void) {
        let shortest = min(limit / Self.polls, timeLimit.map { $0 / Self.pollsOfSearch } ?? limit)
        let interval = max(shortest, .milliseconds(1))
        let mostPolls = max(1, Int((limit / interval).rounded(.up)))
        let end = timeLimit.map { ContinuousClock.now + $0 + max($0 * Self.extraShare, Self.leastExtra) }
        Thread.startWithDeepStack {
            var last = monitor.step
            var polls = 0
            while isOver.wait(timeout: .now() + interval.timeInterval) == .timedOut {
                let step = monitor.step
                polls = step.isRunning && step == last ? polls + 1 : 0
                last = step
                if polls == mostPolls { return onTimeout(step, .oneValue) }
                if let end, step.isRunning, ContinuousClock.now > end {
                    return onTimeout(step, .search)
                }
            }
        }
    }

    /// Stops the watchdog.
    func stop() { isOver.signal() }
}

extension Duration {
    /// The duration in seconds, for Foundation.
    fileprivate var timeInterval: TimeInterval { self / .seconds(1) }
}
