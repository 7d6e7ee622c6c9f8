import AirBarModel
import Synchronization

/// Explains a trap: what the thread was doing when a bar ended the process.
///
/// A trap, such as the conversion of a NaN to an integer, ends the process at once. What is known has to be written
/// before that, on standard error.
package enum TrapReport {
    /// Whether the process that started this one tells of traps in searches and reproductions.
    package static var isLeftToParent: Bool {
        get { leftToParent.load(ordering: .relaxed) }
        set { leftToParent.store(newValue, ordering: .relaxed) }
    }

    private static let leftToParent = Atomic(false)

    /// Runs work; should it trap, writes a line, then the details, and then those of work around it, on standard error.
    ///
    /// - Parameters:
    ///   - line: what the thread does.
    ///   - details: called in another thread, while the thread that trapped is held. It must not run the bar.
    static func explaining<Result>(
        _ line: String, by details: @escaping @Sendable () -> String, _ work: () -> Result
    ) -> Result {
        _ = isHandled
        let outer = TrapSignals.record.flatMap { record in
            jobs.withLock { $0.details(of: record.pointee.job) }
        }
        let job = jobs.withLock { jobs in
            jobs.add { outer.map { "\(details())\n\($0())" } ?? details() }
        }
        let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.utf8.count + 1)
        _ = text.initialize(from: Array("\(line)\n".utf8))
        var record = TrapRecord(job: job, line: text)
        defer {
            jobs.withLock { $0.remove(job) }
            text.deallocate()
        }
        return withUnsafeMutablePointer(to: &record) { record in
            TrapSignals.withSecondStack { TrapSignals.with(record, work) }
        }
    }

    private struct Jobs {
        private var details: [Int: @Sendable () -> String] = [:]
        private var count = 0

        mutating func add(_ job: @escaping @Sendable () -> String) -> Int {
            count += 1
            details[count] = job
            return count
        }

        mutating func remove(_ job: Int) { details[job] = nil }

        func details(of job: Int) -> (@Sendable () -> String)? { details[job] }
    }

    private static let jobs = Mutex(Jobs())

    /// Handles the signals of traps since this was first read.
    private static let isHandled: Bool = {
        TrapSignals.handle { job in
            if let details = jobs.withLock({ $0.details(of: job) }) {
                TrapSignals.complain(details() + "\n")
            }
        }
        return true
    }()
}

extension BarDefinition {
    /// Runs work on bars of the definition where they may be used; a trap there is explained as one of this thread.
    func running<Result>(_ work: () -> Result) -> Result {
        guard isOnMainActor else { return work() }
        let record = TrapSignals.record
        return onMainActorIfNeeded { TrapSignals.with(record, work) }
    }
}
