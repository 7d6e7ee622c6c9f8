import Foundation
import Processes

/// Guards work that asks ``Interruption/isPending`` before each case, and so heeds neither an interrupt nor a time limit
/// inside a case that does not end.
package enum CaseWatchdog {
    private static let interval = 0.05
    /// The number of looks without a question after which a case does not end, as opposed to being slow: 5 seconds.
    private static let patience = 100

    /// Runs work; if it is due to end, and inside a case that does not, ends the process.
    ///
    /// - Parameters:
    ///   - limit: the time after which the work is due to end; it is also due after an interrupt.
    ///   - end: called in another thread to end the process.
    package static func guarding<Result>(
        limit: Duration? = nil, _ work: () throws(UsageError) -> Result,
        orElse end: @escaping @Sendable () -> Never = { giveUp() }
    ) throws(UsageError) -> Result {
        let watchdog = Watchdog()
        let start = ContinuousClock.now
        watchdog.start(every: interval, from: (quiet: 0, questions: Interruption.questionCount)) { seen in
            let isDue = Interruption.hasHappened || limit.map { ContinuousClock.now - start > $0 } ?? false
            let questions = Interruption.questionCount
            seen = (isDue && questions == seen.questions ? seen.quiet + 1 : 0, questions)
            return seen.quiet < patience ? nil : { end() }
        }
        defer { watchdog.stopOrEnd() }
        return try work()
    }

    /// Says that a case does not end, and ends the process.
    package static func giveUp() -> Never {
        complain("\(Invocation.name): interrupted inside a case that does not end")
        ProgramExit.end(.interrupted)
    }
}
