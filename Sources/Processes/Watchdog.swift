import Foundation
import Synchronization

/// Looks at some work again and again, from a thread of its own, and acts once if it has to.
///
/// Either the work ends first or the watchdog acts, and never both. To wait for progress, count looks instead of reading
/// a clock, because the clock also advances while the process is suspended.
package final class Watchdog: Sendable {
    private let isDecided = Atomic<Bool>(false)
    private let isOver = DispatchSemaphore(value: 0)

    package init() {}

    /// Starts to look.
    ///
    /// - Parameters:
    ///   - interval: the time between two looks, in seconds.
    ///   - stackSize: the size of the stack on which the watchdog acts, in bytes; the system's unless given.
    ///   - first: what the first look is given; each look leaves something for the next one.
    ///   - look: looks at the work; returns what is to be done about it, and nil if nothing is.
    package func start<Seen: Sendable>(
        every interval: Double, stackSize: Int? = nil, from first: Seen,
        _ look: @escaping @Sendable (inout Seen) -> (() -> Void)?
    ) {
        let thread = Thread {
            var seen = first
            while self.isOver.wait(timeout: .now() + interval) == .timedOut {
                guard let act = look(&seen) else { continue }
                if self.decide() { act() }
                return
            }
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }

    /// Ends the watch, when the work has ended; returns whether that was before the watchdog acted.
    @discardableResult
    package func stop() -> Bool {
        isOver.signal()
        return decide()
    }

    /// Ends the watch of work that the watchdog can only end with the process: if it acts already, this never returns.
    package func stopOrEnd() {
        while !stop() { Thread.sleep(forTimeInterval: 1) }
    }

    private func decide() -> Bool {
        isDecided.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    }
}
