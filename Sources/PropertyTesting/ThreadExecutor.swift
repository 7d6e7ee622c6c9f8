import Foundation
import Synchronization

/// Runs the tasks that prefer it one job at a time, on a thread of its own.
///
/// A search keeps its thread busy for as long as it takes, and a body that waits has to get on whatever else is
/// going on: neither may depend on the few threads that all tasks share, which other tests may keep busy. A task
/// with a preferred executor has its task-local values all the same.
final class ThreadExecutor: TaskExecutor {
    private struct State {
        var jobs: [UnownedJob] = []
        var hasThread = false
    }

    private let state = Mutex(State())
    private let isMore = DispatchSemaphore(value: 0)

    /// How long the thread waits for more to do before it ends; there is a new one if more comes.
    private static let patience: DispatchTimeInterval = .milliseconds(100)

    /// Puts a job after those that wait.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let hasThread = state.withLock { state in
            defer { state.hasThread = true }
            state.jobs.append(job)
            return state.hasThread
        }
        if hasThread {
            isMore.signal()
        } else {
            Thread.startWithDeepStack { self.runJobs() }
        }
    }

    private func runJobs() {
        while true {
            let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
            if let job {
                job.runSynchronously(on: asUnownedTaskExecutor())
            } else if isMore.wait(timeout: .now() + Self.patience) == .timedOut {
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
    /// Starts a thread with a stack of 16 MiB, for bodies and generators that recurse.
    static func startWithDeepStack(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = 16 << 20
        thread.start()
    }
}
