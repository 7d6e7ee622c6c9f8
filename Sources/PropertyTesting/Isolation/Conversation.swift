import Foundation
import Generators

/// What a process says until it ends.
struct Conversation {
    /// How it ends.
    enum Ending {
        case verdict(CheckVerdict)
        /// The process waits for a value that takes too long, and this is its verdict.
        case timeout(CheckVerdict)
        /// The process ended without a verdict.
        case end(ProcessEnd)
        /// The process said nothing for too long.
        case hang
        /// The task of the check was cancelled.
        case cancelled
    }

    private let process: ChildProcess
    /// The greatest time without an answer, in seconds.
    private let silence: Double
    private var reader = MessageReader()
    private var errors = Data()

    /// The time between two looks at whether the task was cancelled, in milliseconds.
    private static let interval: Int32 = 50
    /// The number of bytes of standard error that are kept.
    private static let keptErrors = 16_384

    init(_ process: ChildProcess, silence: Double) {
        self.process = process
        self.silence = silence
    }

    /// Reads until the process ends, or has said its verdict.
    ///
    /// - Parameters:
    ///   - heedsCancellation: whether to end it if the task of the check is cancelled.
    ///   - onMessage: called with the calls of the body and their outcomes.
    mutating func run(heedingCancellation heedsCancellation: Bool, _ onMessage: (ChildMessage) -> Void)
        -> Ending
    {
        var isOpen = true
        var quiet = 0.0
        while isOpen {
            if heedsCancellation, Task.isCancelled {
                process.end()
                return .cancelled
            }
            let (hasAnswer, hasError) = wait(milliseconds: Self.interval)
            guard hasAnswer || hasError else {
                quiet += Double(Self.interval) / 1_000
                if quiet < silence { continue }
                process.end()
                return .hang
            }
            quiet = 0
            if hasError { readErrors() }
            guard hasAnswer else { continue }
            var ending: Ending?
            isOpen = read(from: process.answers) { bytes in
                for message in reader.read(bytes) {
                    switch message {
                    case .call, .outcome: onMessage(message)
                    case .verdict(let verdict): ending = .verdict(verdict)
                    case .timeout(let verdict): ending = .timeout(verdict)
                    }
                }
            }
            if let ending {
                process.end()
                return ending
            }
        }
        while wait(milliseconds: 0).error, readErrors() {}
        return .end(ProcessEnd(reason: process.exitReason(), errors: String(decoding: errors, as: UTF8.self)))
    }

    /// Waits for bytes, up to a time.
    private func wait(milliseconds: Int32) -> (answer: Bool, error: Bool) {
        var polled = [process.answers, process.errors].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return (false, false) }
        return (polled[0].revents != 0, polled[1].revents != 0)
    }

    /// Reads what is on standard error; returns whether there may be more.
    @discardableResult
    private mutating func readErrors() -> Bool {
        var bytes = Data()
        let isOpen = read(from: process.errors) { bytes = $0 }
        errors = (errors + bytes).suffix(Self.keptErrors)
        return isOpen
    }

    /// Reads what there is; returns whether there may be more.
    private func read(from descriptor: Int32, _ use: (Data) -> Void) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        if count > 0 { use(Data(bytes.prefix(count))) }
        return count > 0 || count < 0 && errno == EINTR
    }
}
