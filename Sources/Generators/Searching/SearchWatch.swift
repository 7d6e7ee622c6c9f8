/// The clock of a search, which decides when to stop.
struct SearchWatch: Sendable {
    private let start = ContinuousClock.now
    private let settings: SearchSettings

    init(_ settings: SearchSettings) { self.settings = settings }

    /// The time since the search began.
    var elapsed: Duration { ContinuousClock.now - start }

    /// Whether to stop searching: the search was cancelled, or its time limit is reached.
    func isTooLateToSearch() -> Bool {
        if settings.isCancelled() { return true }
        return settings.timeLimit.map { elapsed >= $0 } ?? false
    }

    /// Whether to stop shrinking: the search was cancelled, or twice its time limit is reached.
    ///
    /// The extra time lets a failure found at the end be shrunk.
    func isTooLateToShrink() -> Bool {
        if settings.isCancelled() { return true }
        return settings.timeLimit.map { elapsed >= $0 * 2 } ?? false
    }
}
