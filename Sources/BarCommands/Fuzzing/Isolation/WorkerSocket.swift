import Foundation

/// One end of the connection between a process and a worker.
struct WorkerSocket {
    let descriptor: Int32

    #if canImport(Darwin)
        private static let sendFlags: Int32 = 0
    #else
        // A worker that has ended must not end this process by SIGPIPE.
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Makes two ends, each of which receives what is sent by the other; nil if there are too many open files.
    static func pair() -> (WorkerSocket, WorkerSocket)? {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin) || canImport(Musl)
            let kind = SOCK_STREAM
        #else
            let kind = Int32(SOCK_STREAM.rawValue)
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            #if canImport(Darwin)
                var isOn: Int32 = 1
                setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            #endif
        }
        return (WorkerSocket(descriptor: ends[0]), WorkerSocket(descriptor: ends[1]))
    }

    func close() { _ = Foundation.close(descriptor) }

    /// Sends bytes; returns whether the other end received them.
    func send(_ bytes: Data) -> Bool {
        bytes.withUnsafeBytes { bytes in
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

    /// The bytes that have arrived, waiting for some; empty after the end of the other process.
    func receive() -> Data {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            return Data(buffer.prefix(max(0, count)))
        }
    }

    /// Waits until something has arrived or the other process has ended; false after some milliseconds without.
    func waits(milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
