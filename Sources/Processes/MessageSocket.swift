import Foundation

/// One end of the connection between a process and the one that started it.
package struct MessageSocket: Sendable {
    package let descriptor: Int32

    #if canImport(Darwin)
        private static let sendFlags: Int32 = 0
    #else
        // A process that has ended must not end this one by SIGPIPE.
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    package init(descriptor: Int32) { self.descriptor = descriptor }

    /// Makes two ends, each of which receives what is sent by the other; nil if there are too many open files.
    static func pair() -> (MessageSocket, MessageSocket)? {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin) || canImport(Musl)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        ends = ends.map(Descriptor.beyondStreams)
        guard ends.allSatisfy({ $0 >= 0 }) else {
            for end in ends where end >= 0 { Foundation.close(end) }
            return nil
        }
        #if canImport(Darwin)
            for end in ends {
                var isOn: Int32 = 1
                setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            }
        #endif
        return (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
    }

    package func close() { _ = Foundation.close(descriptor) }

    /// Sends a frame; returns whether the other end received it.
    package func send(_ frame: Frame) -> Bool {
        frame.bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = Foundation.send(descriptor, part.baseAddress, part.count, Self.sendFlags)
                if count < 0, errno != EINTR { return false }
                rest = rest.dropFirst(max(0, count))
            }
            return true
        }
    }

    /// Sends a message; returns whether the other end received it.
    package func send(_ message: some Encodable) -> Bool {
        (try? Frame(message)).map(send) ?? false
    }

    /// The bytes that have arrived, waiting for some; empty after the end of the other process.
    package func receive() -> Data {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return Data(buffer.prefix(max(0, count)))
        }
    }
}

/// Numbers of open files.
package enum Descriptor {
    /// The least number of a file of this process: those below are for the standard streams and for child processes.
    private static let least: Int32 = 10

    /// Moves a descriptor away from the numbers of the standard streams; -1 if the system refuses.
    ///
    /// Who closes a standard output frees its number. What is opened next gets it, and then what is printed.
    package static func beyondStreams(_ descriptor: Int32) -> Int32 {
        guard descriptor >= 0 else { return descriptor }
        defer { _ = close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, least)
    }
}
