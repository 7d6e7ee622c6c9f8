import Foundation

/// A message between a process and the one that started it: a kind, the number of bytes, and the bytes.
package struct Frame: Equatable {
    package enum Kind: UInt8, Sendable {
        /// A value in JSON.
        case message = 1
        /// The process trapped: words that a handler of signals writes.
        case crash = 2
        /// The process needed too much memory.
        case outOfMemory = 3
    }

    package let kind: Kind
    package let payload: Data

    /// The number of bytes before the payload: the kind, and its length with the least significant byte first.
    package static let headerSize = 5

    package init(_ kind: Kind, _ payload: Data = Data()) {
        self.kind = kind
        self.payload = payload
    }

    /// Makes a message.
    ///
    /// - Throws: `EncodingError` if the value has no JSON.
    package init(_ message: some Encodable) throws {
        self.init(.message, try JSONEncoder().encode(message))
    }

    /// The frame as it is sent.
    package var bytes: Data {
        let size = UInt32(payload.count)
        return Data([kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }) + payload
    }

    /// Removes a frame from the beginning of what was received; nil if it is not whole yet.
    ///
    /// - Throws: ``ProcessError`` if the bytes are of no frame.
    package init?(removedFrom received: inout Data) throws(ProcessError) {
        let header = [UInt8](received.prefix(Self.headerSize))
        guard let first = header.first else { return nil }
        guard let kind = Kind(rawValue: first) else {
            throw ProcessError("a child process sent what is no message")
        }
        guard header.count == Self.headerSize else { return nil }
        let size = (0..<4).reduce(0) { $0 | Int(header[$1 + 1]) << (8 * $1) }
        guard received.count >= Self.headerSize + size else { return nil }
        self.init(kind, Data(received.dropFirst(Self.headerSize).prefix(size)))
        received = Data(received.dropFirst(Self.headerSize + size))
    }

    /// The message of the frame.
    ///
    /// - Throws: ``ProcessError`` if it is of another build.
    package func message<Message: Decodable>(_: Message.Type) throws(ProcessError) -> Message {
        do { return try JSONDecoder().decode(Message.self, from: payload) } catch {
            throw .otherBuild
        }
    }
}

/// What keeps processes from working together.
package struct ProcessError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    package let description: String

    package init(_ description: String) { self.description = description }

    /// A process that does not understand a message, or that sends one that is not understood.
    package static let otherBuild = ProcessError("a child process of another build was started")
}
