import Foundation
import Generators

/// Notices from a thread of its own when a search no longer moves.
struct Watchdog: Sendable {
    private let monitor: SearchMonitor
    private let limit: Duration
    private let isOver = DispatchSemaphore(value: 0)

    /// How often it looks before it gives up.
    ///
    /// It counts its looks instead of reading a clock, because a process that a debugger holds or that sleeps with
    /// its machine would otherwise seem to have been stuck all the while.
    private static let looks = 20

    /// Makes a watchdog that lets one value take so long.
    init(_ monitor: SearchMonitor, limit: Duration) {
        self.monitor = monitor
        self.limit = limit
    }

    /// Watches until it is told to stop; if one value takes too long it says so, and stops.
    func start(_ onStuck: @escaping @Sendable (SearchMonitor.Step) -> Void) {
        let interval = max(limit / Self.looks, .milliseconds(1))
        Thread.startWithDeepStack {
            var last = monitor.step
            var looks = 0
            while isOver.wait(timeout: .now() + interval.timeInterval) == .timedOut {
                let step = monitor.step
                looks = step.number == last.number ? looks + 1 : 0
                last = step
                if looks == Self.looks { return onStuck(step) }
            }
        }
    }

    /// Ends the watch.
    func stop() { isOver.signal() }
}

extension Duration {
    /// The same in seconds, for Foundation.
    fileprivate var timeInterval: TimeInterval { self / .seconds(1) }
}
