import BarCommands
import Foundation

/// The time that processors have worked for a process, in seconds.
enum ProcessorTime {
    /// The time of this process so far.
    static func ofThisProcess() throws(UsageError) -> Double {
        var time = timespec()
        guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { throw unreadable }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The time of all processes that this one has started and that have ended.
    static func ofEndedChildren() throws(UsageError) -> Double {
        var usage = rusage()
        #if canImport(Darwin)
            let children = RUSAGE_CHILDREN
        #else
            let children = RUSAGE_CHILDREN.rawValue
        #endif
        guard getrusage(children, &usage) == 0 else { throw unreadable }
        return [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
    }

    private static var unreadable: UsageError {
        UsageError("the processor time cannot be read: \(String(cString: strerror(errno)))")
    }
}
