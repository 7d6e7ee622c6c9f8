import Foundation

/// Runs a search, which keeps its thread busy for as long as it takes, where it is in nobody's way.
///
/// As the preferred executor of a task it gives each job of the task a thread of its own: the task has its
/// task-local values, and the threads that all other tasks share stay free. The job of a search is a single one.
final class SearchThread: TaskExecutor {
    /// The size of its stack in bytes, for bodies and generators that recurse: 16 MiB.
    static let stackSize = 16 << 20

    /// Runs a job on a new thread.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Self.start { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Starts a thread with a stack of this size.
    static func start(_ work: @escaping @Sendable () -> Void) {
        let thread = Thread(block: work)
        thread.stackSize = stackSize
        thread.start()
    }
}

/// Runs something that has to be waited for, and waits for it on the thread that calls.
///
/// Only for threads that nobody else needs, such as that of a search. If the task that waits is cancelled, so is
/// the one that it waits for.
func waiting<Outcome: Sendable>(
    for work: @escaping @Sendable () async throws -> Outcome
) throws -> Outcome {
    let done = DispatchSemaphore(value: 0)
    let outcome = Promise<Result<Outcome, any Error>>()
    let task = Task {
        do {
            outcome.fulfil(.success(try await work()))
        } catch {
            outcome.fulfil(.failure(error))
        }
        done.signal()
    }
    // A task that was cancelled cannot tell a thread that waits, so the thread looks now and then.
    while done.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        if Task.isCancelled { task.cancel() }
    }
    guard let result = outcome.now else { throw CancellationError() }
    return try result.get()
}
