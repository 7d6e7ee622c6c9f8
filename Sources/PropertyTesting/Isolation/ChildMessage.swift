import Foundation
import Generators
import Synchronization

/// The outcome of one call of a body.
enum BodyOutcome: Codable {
    case failures([Failure])
    case rejected(reason: String)

    /// Calls a body.
    init(_ body: () throws(Rejection) -> [Failure]) {
        do throws(Rejection) {
            self = .failures(try body())
        } catch {
            self = .rejected(reason: error.reason)
        }
    }

    /// The failures.
    ///
    /// - Throws: `Rejection` if the body rejected the value.
    func get() throws(Rejection) -> [Failure] {
        switch self {
        case .failures(let failures): return failures
        case .rejected(let reason): throw Rejection(reason)
        }
    }
}

/// What a child process tells of a check that it runs.
enum ChildMessage: Codable {
    /// The body is called with a value; of the calls before, only a number are kept if it is not nil.
    case call(value: Int, keeping: Int?)
    case outcome(BodyOutcome)
    case verdict(CheckVerdict)
    /// The verdict of a check that was abandoned because a value took too long.
    case timeout(CheckVerdict)
    /// A fork server is at work.
    case alive
    /// A copy of a fork server hangs, at work or not, and would say this verdict if it is not nil.
    case stuck(CheckProgress, CheckVerdict?, isBusy: Bool)

    /// Whether the process says nothing after it.
    var isLast: Bool {
        switch self {
        case .verdict, .timeout, .stuck: true
        case .call, .outcome, .alive: false
        }
    }

    /// The length in four bytes, and the JSON; an outcome without failures has length 0.
    var bytes: Data {
        var payload = Data()
        if case .outcome(.failures([])) = self {
        } else {
            // All parts are strings, numbers and lists, which can be encoded.
            payload = (try? JSONEncoder().encode(self)) ?? Data()
        }
        return withUnsafeBytes(of: UInt32(payload.count).littleEndian) { Data($0) } + payload
    }
}

/// The end of a pipe at which a child process tells what happens.
final class MessageWriter: Sendable {
    private let descriptor: Int32
    private let isWriting = Mutex(())

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a message; the process ends if nobody reads any more.
    func send(_ message: ChildMessage) {
        let bytes = message.bytes
        isWriting.withLock { _ in
            bytes.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                    if count > 0 { sent += count } else if errno != EINTR { return }
                }
            }
        }
    }
}

/// The messages in the bytes that a child process has written so far.
struct MessageReader {
    private var buffer = Data()

    /// Appends bytes, and returns the messages that are complete.
    mutating func read(_ bytes: Data) -> [ChildMessage] {
        buffer += bytes
        var messages: [ChildMessage] = []
        while buffer.count >= 4 {
            let length = buffer.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            guard buffer.count >= 4 + length else { break }
            let payload = buffer.dropFirst(4).prefix(length)
            messages.append(
                (try? JSONDecoder().decode(ChildMessage.self, from: payload)) ?? .outcome(.failures([])))
            buffer = Data(buffer.dropFirst(4 + length))
        }
        return messages
    }
}
