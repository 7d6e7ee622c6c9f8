import Foundation
import Processes
import Verification

/// The time that a reproduction may take: a limit for each event, and for judging in proportion to what came before.
enum ReproductionLimit {
    /// The time between two looks, in seconds.
    private static let interval = 0.05
    /// How much longer than recording a case judging it may take: a hundred times is usual, as each step is judged by all
    /// invariants and relations.
    private static let judging = 1_000.0

    /// Runs work; when an event does not end, prints the trace up to there, and ends the process.
    ///
    /// - Parameters:
    ///   - seconds: the time for an event, and the least time for judging.
    ///   - isTable: whether standard output is for people; otherwise the trace is printed on standard error.
    ///   - work: makes reproductions.
    static func guarding<Result>(
        seconds: Double, isTable: Bool, _ work: () throws(UsageError) -> Result
    ) throws(UsageError) -> Result {
        let watchdog = Watchdog()
        let watch = ReproductionWatch()
        watchdog.start(every: interval, from: Progress(patience: Patience(seconds))) { progress in
            if !progress.isEndless(watch, seconds: seconds) { return nil }
            return {
                let text = watch.text.map { "\($0)\n\n" } ?? ""
                let reason = "a case does not end within \(seconds.formatted()) seconds"
                isTable ? print("\(text)\(reason)") : complain("\(text)\(reason)")
                ProgramExit.end(.endless)
            }
        }
        defer { watchdog.stopOrEnd() }
        return try ReproductionWatch.$current.withValue(watch) { Swift.Result(catching: work) }.get()
    }

    /// What was seen of a reproduction at the last look, and the time that is left for what it was at.
    private struct Progress: Sendable {
        var patience: Patience
        var events = 0
        var recordings = 0
        var start = ContinuousClock.now

        /// Whether an event, or judging what was recorded, takes too long.
        mutating func isEndless(_ watch: ReproductionWatch, seconds: Double) -> Bool {
            // Reading a long file takes its time, and always ends.
            guard watch.hasBegun else {
                (patience, start) = (Patience(seconds), .now)
                return false
            }
            let (events, recordings) = (watch.eventCount, watch.recordingsEnded)
            if recordings != self.recordings {
                patience = Patience(max(seconds, judging * ((ContinuousClock.now - start) / .seconds(1))))
                start = .now
            } else if events != self.events {
                patience = Patience(seconds)
            }
            (self.events, self.recordings) = (events, recordings)
            return patience.isOver
        }
    }
}
