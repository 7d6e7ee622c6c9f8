import Foundation
import Generators

/// What a process says until it ends.
struct Conversation {
    /// How it ends.
    enum Ending {
        /// The process has said its last message, before which it was at work or not.
        case told(ChildMessage, wasBusy: Bool)
        /// The process ended without one.
        case end(ProcessEnd)
        /// The process said nothing for too long, or did nothing.
        case hang
        /// The process was ended, because nobody needs it any more.
        case cancelled
    }

    private let process: ChildProcess
    /// The greatest time without an answer, in seconds.
    private let silence: Double
    /// The greatest time without an answer in which the process uses no processor time, in seconds.
    private let idleness: Double
    private var reader = MessageReader()
    private var errors = Data()
    /// The time since the last answer, in seconds.
    private var quiet = 0.0
    /// The processor time of the process when it became quiet, in seconds; nil where it is not known.
    private var timeBefore: Double?

    /// The greatest time between two looks at whether the process is needed, in milliseconds.
    private static let interval: Int32 = 50
    /// The number of bytes of standard error that are kept.
    private static let keptErrors = 16_384
    /// The share of a processor that a process uses which is not idle; the watchdog in it uses less.
    private static let busyShare = 0.01

    init(_ process: ChildProcess, silence: Double, idleness: Double) {
        self.process = process
        self.silence = silence
        self.idleness = idleness
    }

    /// Whether the process has used the processor since the last answer; nil where it is not known.
    private var isBusy: Bool? {
        guard let timeBefore, let time = process.processorTime else { return nil }
        return time - timeBefore > quiet * Self.busyShare
    }

    /// Reads until the process ends, or has said its last message.
    ///
    /// - Parameters:
    ///   - isNeeded: called every 50 ms or more often; the process is ended if it returns `false`.
    ///   - onMessage: called with all messages but the last.
    mutating func run(while isNeeded: () -> Bool, _ onMessage: (ChildMessage) -> Void) -> Ending {
        var isOpen = true
        while isOpen {
            guard isNeeded() else {
                process.end()
                return .cancelled
            }
            let (hasAnswer, hasError) = wait(milliseconds: Self.interval)
            guard hasAnswer || hasError else {
                if quiet == 0 { timeBefore = process.processorTime }
                quiet += Double(Self.interval) / 1_000
                guard quiet >= silence || quiet >= idleness && isBusy == false else { continue }
                process.end()
                return .hang
            }
            let wasBusy = isBusy == true
            quiet = 0
            if hasError { readErrors() }
            guard hasAnswer else { continue }
            var last: ChildMessage?
            isOpen = read(from: process.answers) { bytes in
                for message in reader.read(bytes) {
                    if message.isLast { last = message } else { onMessage(message) }
                }
            }
            if let last {
                process.end()
                return .told(last, wasBusy: wasBusy)
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
