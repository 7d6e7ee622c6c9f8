/// The time that is left to wait for an answer.
///
/// Time in which this process did not run, because it was stopped or the computer slept, does not count: the one that is
/// waited for did not run either.
package struct Patience {
    private var left: Double
    private var last = ContinuousClock.now
    /// The longest time between two questions that counts, in seconds.
    private static let longestInterval = 0.5

    /// Waits for a number of seconds, in which it is to be asked many times a second.
    package init(_ seconds: Double) { left = seconds }

    /// Whether the time is over.
    package var isOver: Bool {
        mutating get {
            let now = ContinuousClock.now
            left -= min((now - last) / .seconds(1), Self.longestInterval)
            last = now
            return left <= 0
        }
    }
}
