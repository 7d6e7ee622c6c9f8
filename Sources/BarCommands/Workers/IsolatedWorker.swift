import Foundation
import Processes

/// A process that runs inputs, as the process sees it that has started it.
final class IsolatedWorker {
    /// What a worker replied to a request.
    enum Reply {
        case answer(WorkerAnswer)
        /// The worker is gone, and this is why.
        case death(InputOutcome)
        /// The worker was ended by somebody else, which says nothing of the input.
        case killed
        /// The worker was stopped because nobody waits for its answer any more.
        case cancelled
    }

    /// The identifier of the process.
    var identifier: pid_t { process.identifier }

    private let process: ChildProcess
    private let isolation: Isolation

    /// The time that a program may take to start, in seconds.
    private static let startingTime = 60.0

    /// Starts a worker, and waits until it is ready.
    ///
    /// - Throws: `UsageError` if the program does not start, or if it knows no such subject.
    init(_ isolation: Isolation) throws(UsageError) {
        self.isolation = isolation
        process = try asUsageError { () throws(ProcessError) in try ChildProcess(isolation.launch) }
        guard case .answer(.ready) = try reply(within: Self.startingTime, { false }, onProgress: { _ in })
        else {
            throw UsageError("\(isolation.executable) does not start as a worker of \(isolation.subject)")
        }
    }

    /// Asks the worker, and waits for its answer.
    ///
    /// - Parameters:
    ///   - request: what it is asked.
    ///   - seconds: the time without a sign of progress after which it is stopped.
    ///   - isCancelled: whether to stop it.
    ///   - onProgress: called with what it tells before its answer.
    /// - Throws: `UsageError` if it answers what is no answer.
    func ask(
        _ request: WorkerRequest, within seconds: Double, isCancelled: () -> Bool = { false },
        onProgress: (WorkerAnswer) -> Void = { _ in }
    ) throws(UsageError) -> Reply {
        guard process.socket.send(request) else { return .killed }
        return try reply(within: seconds, isCancelled, onProgress: onProgress)
    }

    private func reply(
        within seconds: Double, _ isCancelled: () -> Bool, onProgress: (WorkerAnswer) -> Void
    ) throws(UsageError) -> Reply {
        while true {
            let event = try asUsageError { () throws(ProcessError) in
                try process.next(within: seconds, isCancelled: isCancelled)
            }
            switch event {
            case .frame(let frame) where frame.kind == .message:
                let answer = try asUsageError { () throws(ProcessError) in
                    try frame.message(WorkerAnswer.self)
                }
                guard answer.isProgress else { return .answer(answer) }
                onProgress(answer)
            case .frame(let frame): return .death(death(frame))
            case .cancellation: return .cancelled
            case .silence: return .death(.timedOut(seconds: seconds))
            case .end(let end): return reply(at: end)
            }
        }
    }

    private func death(_ frame: Frame) -> InputOutcome {
        guard frame.kind == .crash, let crash = CrashRecord(frame.payload) else {
            return .outOfMemory(mebibytes: isolation.mebibytes)
        }
        return crash.isStackOverflow ? .stackOverflow : .trapped(crash.place)
    }

    /// The worker has ended without a word.
    private func reply(at end: ProcessEnd) -> Reply {
        switch end {
        case .exited(let status): .death(.ended(reason: "exit status \(status)"))
        // By the system, when it has no memory left, or by a person.
        case .signal(SIGKILL), .signal(SIGTERM): .killed
        case .signal(let number): .death(.trapped(TrapPlace(signal: number, offsets: [])))
        }
    }
}
