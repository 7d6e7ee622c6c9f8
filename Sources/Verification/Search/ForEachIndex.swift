import Dispatch

/// Calls a function for each index below a count: on all cores in any order, or in this thread.
///
/// A bar on the main actor is used in this thread: if it is the main one, other threads would wait for it for ever.
func forEachIndex(_ count: Int, isConcurrent: Bool, _ body: @Sendable (Int) -> Void) {
    if isConcurrent {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    } else {
        for index in 0..<count { body(index) }
    }
}
