import Foundation

/// Guards work that asks ``Interruption/isPending`` before each case, and so heeds neither an interrupt nor a time limit
/// inside a case that does not end.
package enum CaseWatchdog {
    private static let interval = 0.05
    /// The number of intervals without a question after which a case does not end, as opposed to being slow: 5 seconds.
    ///
    /// They are counted, because a clock also advances while a computer sleeps.
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
        let claim = Claim()
        let start = ContinuousClock.now
        Thread.detachNewThread {
            var quiet = 0
            var count = Interruption.questionCount
            while quiet < patience {
                Thread.sleep(forTimeInterval: interval)
                guard !claim.isTaken else { return }
                let isDue =
                    Interruption.hasHappened || limit.map { ContinuousClock.now - start > $0 } ?? false
                quiet = isDue && Interruption.questionCount == count ? quiet + 1 : 0
                count = Interruption.questionCount
            }
            if claim.take() { end() }
        }
        let result = try work()
        // The process is ending, with a report of its own.
        while !claim.take() { Thread.sleep(forTimeInterval: interval) }
        return result
    }

    /// Says that a case does not end, and ends the process.
    package static func giveUp() -> Never {
        complain("\(CommandLineProgram.name): interrupted inside a case that does not end")
        CommandLineProgram.end(.interrupted)
    }
}
