/// Tells when a search has to stop.
struct SearchWatch: Sendable {
    private let start = ContinuousClock.now
    private let settings: SearchSettings

    init(_ settings: SearchSettings) { self.settings = settings }

    /// The time since the search began.
    var elapsed: Duration { ContinuousClock.now - start }

    /// Whether searching has to stop: it was cancelled, or its time is up.
    func isTooLateToSearch() -> Bool {
        if settings.isCancelled() { return true }
        return settings.timeLimit.map { elapsed >= $0 } ?? false
    }

    /// Whether shrinking has to stop: it was cancelled, or has taken as long again as the search may take.
    ///
    /// What was found in the last moment should not stay as it was found.
    func isTooLateToShrink() -> Bool {
        if settings.isCancelled() { return true }
        return settings.timeLimit.map { elapsed >= $0 * 2 } ?? false
    }
}
