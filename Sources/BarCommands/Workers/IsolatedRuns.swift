import Foundation
import Fuzzing
import Generators

/// Runs inputs of a subject in processes of their own, so that one that ends its process harms no other.
///
/// A process is used again until an input ends it.
final class IsolatedRuns {
    /// The subject and the limits.
    let isolation: Isolation
    private var worker: IsolatedWorker?

    /// Makes the runs of a subject; no process is started yet.
    init(_ isolation: Isolation) { self.isolation = isolation }

    /// What happens with an input.
    ///
    /// - Throws: `UsageError` if no worker starts.
    func outcome(of input: [UInt8]) throws(UsageError) -> InputOutcome {
        guard let outcome = try outcome(of: input, unless: { false }) else { throw .otherBuild }
        return outcome
    }

    /// What happens with an input; nil if that was cancelled.
    ///
    /// - Throws: `UsageError` if no worker starts.
    func outcome(
        of input: [UInt8], unless isCancelled: () -> Bool
    ) throws(UsageError) -> InputOutcome? {
        switch try ask(.check, input, within: isolation.seconds, isCancelled: isCancelled) {
        case .answer(.checked(let failures)):
            failures.isEmpty ? .held : .failed(failures)
        case .death(let outcome): outcome
        case .cancelled: nil
        case .answer, .killed: throw .otherBuild
        }
    }

    /// Asks a worker; another one if somebody has ended it.
    ///
    /// - Parameters:
    ///   - task: what it is to do with the input.
    ///   - input: the bytes.
    ///   - seconds: the time without a sign of progress after which it is stopped.
    ///   - isCancelled: whether to stop it.
    ///   - onProgress: called with what it tells before its answer.
    /// - Returns: the reply, which is not `killed`: an input with which several workers in a row are killed ends them,
    ///   by the system's lack of memory for instance.
    /// - Throws: `UsageError` if no worker starts.
    func ask(
        _ task: WorkerRequest.Task, _ input: [UInt8], within seconds: Double,
        isCancelled: () -> Bool = { false }, onProgress: (WorkerAnswer) -> Void = { _ in }
    ) throws(UsageError) -> IsolatedWorker.Reply {
        let request = WorkerRequest(task: task, input: Data(input))
        for _ in 0..<Self.attempts {
            let worker = if let worker { worker } else { try IsolatedWorker(isolation) }
            self.worker = nil
            let reply = try worker.ask(
                request, within: seconds, isCancelled: isCancelled, onProgress: onProgress)
            switch reply {
            case .answer:
                self.worker = worker
                return reply
            case .death, .cancelled: return reply
            case .killed: continue
            }
        }
        return .death(.ended(reason: "killed by the system or by somebody, \(Self.attempts) times in a row"))
    }

    /// The number of workers that are tried when each is ended by somebody else.
    private static let attempts = 3
}
