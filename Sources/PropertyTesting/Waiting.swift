import Foundation

/// Runs something that has to be waited for, and waits for it on the thread that calls.
///
/// Only for threads that nobody else needs, such as that of a search. If the task that waits is cancelled, so is
/// the one that it waits for.
///
/// - Parameter executor: where it runs, unless it belongs to an actor with an executor of its own.
func waiting<Outcome: Sendable>(
    on executor: ThreadExecutor, _ work: @escaping @Sendable () async throws -> Outcome
) throws -> Outcome {
    let isDone = DispatchSemaphore(value: 0)
    let outcome = Promise<Result<Outcome, any Error>>()
    let task = Task(executorPreference: executor) {
        do {
            outcome.fulfil(.success(try await work()))
        } catch {
            outcome.fulfil(.failure(error))
        }
        isDone.signal()
    }
    // A task that was cancelled cannot tell a thread that waits, so the thread looks now and then.
    while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        if Task.isCancelled { task.cancel() }
    }
    guard let result = outcome.now else { throw CancellationError() }
    return try result.get()
}
