import Foundation

/// Runs an asynchronous closure, and blocks the calling thread until it ends.
///
/// Call it only on a thread that other work does not need, such as that of a search. If the calling task is
/// cancelled, the closure's task is cancelled too.
///
/// - Parameters:
///   - executor: the executor of the closure, unless its actor has an executor of its own.
///   - limit: the time that the closure may be suspended without progress, if the cooperative thread pool serves others
///     meanwhile, and a quarter of the time that it may run without; nil if neither is limited.
///   - progress: a number that grows while the closure makes progress; nil while its time is not limited.
///   - isServing: whether the pool has served others since it was asked before.
///   - work: the closure.
/// - Throws: ``OutOfTime`` after the limit, and what the closure throws.
func waiting<Outcome: Sendable>(
    on executor: ThreadExecutor, limit: Duration? = nil, progress: () -> Int? = { 0 },
    isServing: () -> Bool = PoolProbe().look,
    _ work: @escaping @Sendable () async throws -> Outcome
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
    let timeOfLooks = Duration.milliseconds(millisecondsOfPoll * looksOfLimit)
    let pollsOfLook = limit.map { Int(($0 / timeOfLooks).rounded(.up)) } ?? 1
    var (seen, polls, looks) = (progress(), 0, 0)
    // A blocked thread receives no cancellation, so it polls.
    while isDone.wait(timeout: .now() + .milliseconds(millisecondsOfPoll)) == .timedOut {
        if Task.isCancelled { task.cancel() }
        let now = progress()
        if now == nil || now != seen { (seen, polls, looks) = (now, 0, 0) }
        polls += 1
        guard limit != nil, now != nil, polls >= pollsOfLook, !executor.isIdle || isServing()
        else { continue }
        polls = 0
        // A busy machine may not run the thread for a while, but what is suspended and has nobody to wait for stays so.
        looks += executor.isIdle ? looksOfSuspension : 1
        if looks >= looksOfLimit * looksOfSuspension {
            task.cancel()
            throw OutOfTime()
        }
    }
    guard let result = outcome.now else { throw CancellationError() }
    return try result.get()
}

/// The time from one look at whether the closure has ended to the next.
private let millisecondsOfPoll = 20
/// The looks at a suspended closure in its limit; fewer than the watchdog of the check has in that time, so that this one
/// is the first to report, however rarely the pool serves others.
private let looksOfLimit = 4
/// The looks at a closure that runs for which one at a suspended one counts.
private let looksOfSuspension = 4

/// A closure that has not ended in its time.
struct OutOfTime: Error {}
