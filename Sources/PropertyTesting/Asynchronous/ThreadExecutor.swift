import Foundation
import Synchronization

/// A task executor that runs one job at a time, on a thread of its own.
///
/// A search occupies its thread until it ends, and an asynchronous body must make progress meanwhile. Neither may
/// depend on the cooperative thread pool, which other tests may occupy. A task with a preferred executor keeps its
/// task-local values.
package final class ThreadExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        /// The turns at which several jobs wait, from the next one on.
        var turns: ArraySlice<Int> = []
        var hasThread = false
        var isRunning = false

        /// Removes the job whose turn it is; nil if none waits.
        mutating func next() -> UnownedJob? {
            guard jobs.count > 1, let position = turns.popFirst() else {
                return jobs.isEmpty ? nil : jobs.removeFirst()
            }
            return jobs.remove(at: min(position, jobs.count - 1))
        }
    }

    private let state = Mutex(State())
    private let isMore = DispatchSemaphore(value: 0)

    /// The time without jobs after which the thread ends; a later job starts a new one.
    private static let idleTimeout: DispatchTimeInterval = .milliseconds(100)

    /// Whether no job runs or waits for its turn; the tasks with this executor are suspended, or there are none.
    var isIdle: Bool { state.withLock { $0.jobs.isEmpty && !$0.isRunning } }

    /// Lets the jobs take turns in an order from now on.
    func follow(_ order: TaskOrder) { state.withLock { $0.turns = order.turns[...] } }

    /// Appends a job to the queue.
    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let hasThread = state.withLock { state in
            defer { state.hasThread = true }
            state.jobs.append(job)
            return state.hasThread
        }
        if hasThread {
            isMore.signal()
        } else {
            let thread = Thread { self.runJobs() }
            thread.stackSize = Thread.deepStack
            thread.start()
        }
    }

    private func runJobs() {
        while true {
            let job = state.withLock { state in
                state.isRunning = !state.jobs.isEmpty
                return state.next()
            }
            if let job {
                job.runSynchronously(on: asUnownedTaskExecutor())
            } else if isMore.wait(timeout: .now() + Self.idleTimeout) == .timedOut {
                let isOver = state.withLock { state in
                    state.hasThread = !state.jobs.isEmpty
                    return state.jobs.isEmpty
                }
                if isOver { return }
            }
        }
    }
}

extension Thread {
    /// The size of a stack for bodies and generators that recurse, in bytes.
    ///
    /// A generator that calls itself may nest as deep as it may draw. What is not used takes addresses only.
    static let deepStack = 256 << 20
}
