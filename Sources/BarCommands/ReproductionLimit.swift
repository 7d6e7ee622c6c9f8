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
        let claim = Claim()
        let watch = ReproductionWatch()
        Thread.detachNewThread {
            wait(watch, seconds: seconds, until: { claim.isTaken })
            guard claim.take() else { return }
            let text = watch.text.map { "\($0)\n\n" } ?? ""
            let reason = "a case does not end within \(seconds.formatted()) seconds"
            isTable ? print("\(text)\(reason)") : complain("\(text)\(reason)")
            CommandLineProgram.end(.endless)
        }
        let result = ReproductionWatch.$current.withValue(watch) { Swift.Result(catching: work) }
        // The process is ending, with a trace.
        while !claim.take() { Thread.sleep(forTimeInterval: interval) }
        return try result.get()
    }

    /// Returns when an event does not end, or when there is nothing to wait for any more.
    private static func wait(_ watch: ReproductionWatch, seconds: Double, until isOver: () -> Bool) {
        // Reading a long file takes its time, and always ends.
        while !isOver(), !watch.hasBegun { Thread.sleep(forTimeInterval: interval) }
        var patience = Patience(seconds)
        var seen = (events: 0, recordings: 0)
        var start = ContinuousClock.now
        while !isOver(), !patience.isOver {
            Thread.sleep(forTimeInterval: interval)
            let now = (events: watch.eventCount, recordings: watch.recordingsEnded)
            if now.recordings != seen.recordings {
                patience = Patience(max(seconds, judging * ((ContinuousClock.now - start) / .seconds(1))))
                start = ContinuousClock.now
            } else if now.events != seen.events {
                patience = Patience(seconds)
            }
            seen = now
        }
    }
}
