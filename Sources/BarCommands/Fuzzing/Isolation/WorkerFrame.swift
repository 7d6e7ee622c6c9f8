import Foundation

/// A message between a process and a worker: a kind, the number of bytes, and the bytes.
struct WorkerFrame: Equatable {
    enum Kind: UInt8 {
        /// A request or an answer, in JSON.
        case message = 1
        /// The worker trapped: words that `CrashSignals` writes.
        case crash = 2
        /// The worker needed too much memory.
        case outOfMemory = 3
    }

    let kind: Kind
    let payload: Data

    /// The number of bytes before the payload: the kind, and its length with the least significant byte first.
    static let headerSize = 5

    init(_ kind: Kind, _ payload: Data = Data()) {
        self.kind = kind
        self.payload = payload
    }

    init(_ message: some Encodable) throws {
        self.init(.message, try JSONEncoder().encode(message))
    }

    /// The frame as it is sent.
    var bytes: Data {
        let size = UInt32(payload.count)
        return Data([kind.rawValue] + (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) }) + payload
    }

    /// Removes a frame from the beginning of what was received; nil if it is not whole yet.
    ///
    /// - Throws: `UsageError` if the bytes are of no frame.
    init?(removedFrom received: inout Data) throws(UsageError) {
        let header = [UInt8](received.prefix(Self.headerSize))
        guard let first = header.first else { return nil }
        guard let kind = Kind(rawValue: first) else { throw UsageError("a worker sent what is no message") }
        guard header.count == Self.headerSize else { return nil }
        let size = (0..<4).reduce(0) { $0 | Int(header[$1 + 1]) << (8 * $1) }
        guard received.count >= Self.headerSize + size else { return nil }
        self.init(kind, Data(received.dropFirst(Self.headerSize).prefix(size)))
        received = Data(received.dropFirst(Self.headerSize + size))
    }

    /// The message of the frame.
    func message<Message: Decodable>(_: Message.Type) throws(UsageError) -> Message {
        do { return try JSONDecoder().decode(Message.self, from: payload) } catch {
            throw .otherBuild
        }
    }
}

extension UsageError {
    /// A worker that does not understand a request, or whose answer is not understood.
    static let otherBuild = UsageError("a worker of another build was started")
}
