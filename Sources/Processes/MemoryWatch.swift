import Foundation

/// Watches the memory of this process.
package enum MemoryWatch {
    /// The time between two looks, in seconds.
    private static let interval = 0.005

    /// From this call on, ends the process when it has more memory than a number of MiB, and tells so before.
    ///
    /// A limit of the system would let an allocation fail instead, which cannot be told from other traps.
    package static func tell(_ parent: ParentConnection, above mebibytes: Int) {
        Thread.detachNewThread {
            while mebibytesInUse <= mebibytes { Thread.sleep(forTimeInterval: interval) }
            _ = parent.socket.send(Frame(.outOfMemory))
            _exit(3)
        }
    }

    /// The memory that the process has, in MiB.
    private static var mebibytesInUse: Int {
        #if os(Linux)
            // Not the peak of getrusage, which begins with that of the parent.
            guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
                let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
            else { return 0 }
            return (pages * Int(getpagesize())) >> 20
        #else
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss >> 20
        #endif
    }
}
