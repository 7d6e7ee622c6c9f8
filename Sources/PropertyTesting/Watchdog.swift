import Foundation
import Generators

/// Detects, from a thread of its own, that a search makes no progress.
struct Watchdog: Sendable {
    private let monitor: SearchMonitor
    private let limit: Duration
    private let isOver = DispatchSemaphore(value: 0)

    /// The number of polls without progress after which the watchdog reports a timeout.
    ///
    /// It counts polls instead of reading a clock, because the clock also advances while a debugger or a sleeping
    /// machine suspends the process.
    private static let polls = 20

    /// Makes a watchdog with a time limit for one value.
    init(_ monitor: SearchMonitor, limit: Duration) {
        self.monitor = monitor
        self.limit = limit
    }

    /// Polls until it is stopped; calls `onTimeout` once and stops if one value exceeds the limit.
    ///
    /// - Parameter isWatched: whether the monitor shows what the search does; if not, no time is counted.
    func start(
        while isWatched: @escaping @Sendable () -> Bool,
        _ onTimeout: @escaping @Sendable (SearchMonitor.Step) -> Void
    ) {
        let interval = max(limit / Self.polls, .milliseconds(1))
        Thread.startWithDeepStack {
            var last = monitor.step
            var polls = 0
            while isOver.wait(timeout: .now() + interval.timeInterval) == .timedOut {
                let step = monitor.step
                polls = step.number == last.number && isWatched() ? polls + 1 : 0
                last = step
                if polls == Self.polls { return onTimeout(step) }
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
