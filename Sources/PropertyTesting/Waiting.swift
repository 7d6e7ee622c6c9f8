import Foundation

/// Runs an asynchronous closure, and blocks the calling thread until it ends.
///
/// Call it only on a thread that other work does not need, such as that of a search. If the calling task is
/// cancelled, the closure's task is cancelled too.
///
/// - Parameter executor: the executor of the closure, unless its actor has an executor of its own.
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
    // A blocked thread receives no cancellation, so it polls.
    while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        if Task.isCancelled { task.cancel() }
    }
    guard let result = outcome.now else { throw CancellationError() }
    return try result.get()
}
