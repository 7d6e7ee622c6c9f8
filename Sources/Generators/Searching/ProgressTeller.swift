/// Tells the progress of a search, at most once every interval.
///
/// A class, because checking and shrinking take turns, and the interval is one for both.
final class ProgressTeller {
    /// The number of cases checked.
    var casesDone = 0
    /// The ids of the failures found so far.
    var idsFound: [String] = []

    private let onProgress: (SearchProgress) -> Void
    private let interval: Duration
    private let watch: SearchWatch
    private var next: Duration

    /// Makes a teller; nil if nobody listens.
    init?(_ settings: SearchSettings, _ watch: SearchWatch) {
        guard let onProgress = settings.onProgress else { return nil }
        self.onProgress = onProgress
        self.watch = watch
        interval = settings.progressInterval
        next = interval
    }

    /// Tells the progress of checking, if the interval has passed.
    func tell(casesDone: Int, at elapsed: Duration) {
        self.casesDone = casesDone
        if elapsed >= next { tell(nil, at: elapsed) }
    }

    /// Tells the progress of shrinking, if the interval has passed.
    func tell(shrinking progress: @autoclosure () -> ShrinkProgress) {
        let elapsed = watch.elapsed
        if elapsed >= next { tell(progress(), at: elapsed) }
    }

    private func tell(_ shrinking: ShrinkProgress?, at elapsed: Duration) {
        next = elapsed + interval
        onProgress(SearchProgress(casesDone: casesDone, idsFound: idsFound, shrinking: shrinking))
    }
}
