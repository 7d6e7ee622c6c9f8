import Foundation

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
    var identifier: pid_t { process.processIdentifier }

    private let process = Process()
    private let socket: WorkerSocket
    private var received = Data()
    private let isolation: Isolation

    /// The time that a program may take to start, in seconds.
    private static let startingTime = 60.0
    /// The interval of the questions whether to go on waiting, in milliseconds.
    private static let interval: Int32 = 20

    /// Starts a worker, and waits until it is ready.
    ///
    /// - Throws: `UsageError` if the program does not start, or if it knows no such subject.
    init(_ isolation: Isolation) throws(UsageError) {
        self.isolation = isolation
        guard let (mine, other) = WorkerSocket.pair() else {
            throw UsageError("a worker cannot be connected: \(String(cString: strerror(errno)))")
        }
        socket = mine
        let end = FileHandle(fileDescriptor: other.descriptor, closeOnDealloc: false)
        process.executableURL = URL(fileURLWithPath: isolation.executable)
        process.arguments = isolation.words
        process.environment = isolation.environment
        process.standardInput = end
        process.standardOutput = end
        process.standardError = try isolation.standardError()
        do { try process.run() } catch {
            other.close()
            throw UsageError("\(isolation.executable) does not start: \(error.localizedDescription)")
        }
        other.close()
        guard case .answer(.ready) = try reply(within: Self.startingTime, { false }, onProgress: { _ in })
        else {
            throw UsageError("\(isolation.executable) does not start as a worker of \(isolation.subject)")
        }
    }

    deinit {
        stop()
        // Once: the system may have given the number to another file.
        socket.close()
    }

    /// Ends the process.
    func stop() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
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
        guard let frame = try? WorkerFrame(request), socket.send(frame.bytes) else { return .killed }
        return try reply(within: seconds, isCancelled, onProgress: onProgress)
    }

    private func reply(
        within seconds: Double, _ isCancelled: () -> Bool, onProgress: (WorkerAnswer) -> Void
    ) throws(UsageError) -> Reply {
        var patience = Patience(seconds)
        while true {
            if let frame = try WorkerFrame(removedFrom: &received) {
                guard frame.kind == .message else { return .death(death(frame)) }
                let answer = try frame.message(WorkerAnswer.self)
                guard answer.isProgress else { return .answer(answer) }
                patience = Patience(seconds)
                onProgress(answer)
            } else if isCancelled() {
                stop()
                return .cancelled
            } else if socket.waits(milliseconds: Self.interval) {
                let bytes = socket.receive()
                if bytes.isEmpty { return ending() }
                received += bytes
            } else if patience.isOver {
                stop()
                return .death(.timedOut(seconds: seconds))
            }
        }
    }

    private func death(_ frame: WorkerFrame) -> InputOutcome {
        guard frame.kind == .crash, let crash = CrashRecord(frame.payload) else {
            return .outOfMemory(mebibytes: isolation.mebibytes)
        }
        return crash.outcome
    }

    /// The worker has closed the connection without a word.
    private func ending() -> Reply {
        while process.isRunning { Thread.sleep(forTimeInterval: 0.001) }
        let status = process.terminationStatus
        if process.terminationReason == .exit { return .death(.ended(reason: "exit status \(status)")) }
        // By the system, when it has no memory left, or by a person.
        if status == SIGKILL || status == SIGTERM { return .killed }
        return .death(.trapped(TrapPlace(signal: status, offsets: [])))
    }
}
