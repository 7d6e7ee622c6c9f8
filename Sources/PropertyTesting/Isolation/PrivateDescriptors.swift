import Foundation

/// The open descriptors that copies of the process must not keep.
///
/// A pipe ends when all its writers have closed it, and a lock of a file when all copies of its descriptor are closed.
enum PrivateDescriptors {
    /// Unlike a mutex, a semaphore may be given back in a copy of the process, whose threads have other identifiers.
    private static let turn = DispatchSemaphore(value: 1)
    /// Only used by the one who has the turn.
    private nonisolated(unsafe) static var open: Set<Int32> = []

    /// Runs work while no other thread opens or closes such descriptors, or copies the process.
    static func inTurn<Outcome>(_ work: (inout Set<Int32>) -> Outcome) -> Outcome {
        turn.wait()
        defer { turn.signal() }
        return work(&open)
    }

    /// Moves a descriptor away from the numbers of the standard streams; -1 if the system refuses.
    ///
    /// A body may have closed its standard output. What is opened next gets its number, and then what any body prints.
    static func beyondStreams(_ descriptor: Int32) -> Int32 {
        guard (0...STDERR_FILENO).contains(descriptor) else { return descriptor }
        defer { _ = Foundation.close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    }

    /// Adds a descriptor.
    static func insert(_ descriptor: Int32) { inTurn { _ = $0.insert(descriptor) } }

    /// Closes descriptors.
    static func close(_ descriptors: [Int32]) {
        inTurn { open in
            for descriptor in descriptors {
                open.remove(descriptor)
                _ = Foundation.close(descriptor)
            }
        }
    }
}
