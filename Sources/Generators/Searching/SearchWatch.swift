/// The clock of a search, which decides when to stop.
struct SearchWatch: Sendable {
    /// The current time.
    let now: @Sendable () -> ContinuousClock.Instant
    private let start: ContinuousClock.Instant
    private let isCancelled: @Sendable () -> Bool
    private let timeLimit: Duration?
    private let shrinkTimeLimit: Duration?
    /// The time spent on failures that were found earlier.
    private var shrinkTime: Duration = .zero

    /// The part of the time limit by which shrinking may exceed it, so that a failure found at the end is shrunk.
    private static let extraShare = 0.05

    init(_ settings: SearchSettings) {
        now = settings.now
        start = settings.now()
        isCancelled = settings.isCancelled
        timeLimit = settings.timeLimit?.asLimit
        shrinkTimeLimit = settings.shrinkTimeLimit?.asLimit
    }

    /// The time since the search began.
    var elapsed: Duration { now() - start }

    /// Whether to stop searching: the search was cancelled, or its time limit is reached.
    func isTooLateToSearch() -> Bool {
        isCancelled() || timeLimit.map { elapsed >= $0 } ?? false
    }

    /// A function that says whether to stop with a failure that the search begins to shrink now.
    ///
    /// It does when the search is cancelled, or when the limit of time for the search or for all shrinking is reached.
    func shrinkStop() -> @Sendable () -> Bool {
        let ends = [
            timeLimit.map { start + $0 * (1 + Self.extraShare) },
            shrinkTimeLimit.map { now() + ($0 - shrinkTime) },
        ]
        let end = ends.compactMap(\.self).min()
        return { [isCancelled, now] in
            isCancelled() || end.map { now() >= $0 } ?? false
        }
    }

    /// Counts the time since a point as spent on a failure.
    mutating func noteShrinking(since start: ContinuousClock.Instant) {
        shrinkTime += now() - start
    }
}
