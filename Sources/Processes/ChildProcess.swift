import Foundation

/// A program that this process has started, and that is connected to it unless it is a foreign one.
package final class ChildProcess {
    /// What is heard of the program.
    package enum Event {
        case frame(Frame)
        /// The program has ended, and all that it sent was heard.
        case end(ProcessEnd)
        /// Nothing was heard for too long, so the program was stopped.
        case silence
        /// Nobody waits any more, so the program was stopped.
        case cancellation
    }

    /// The identifier of the process.
    package let identifier: pid_t
    /// The connection to the program.
    package let socket: MessageSocket

    private let captured: Int32?
    private var received = Data()
    private var isConnected = true
    private var isCapturing = true
    private var errorBytes = Data()
    /// How the program ended; nil until ``hasEnded``.
    package private(set) var end: ProcessEnd?

    /// The greatest time between two looks at whether to go on waiting, in milliseconds.
    private static let interval: Int32 = 20
    /// The time until the next look for the end of a program, in milliseconds: short just after the connection has ended,
    /// since the program mostly does so too.
    private var intervalForEnd: Int32 = 1
    /// The number of bytes of standard error that are kept.
    private static let keptErrors = 16_384

    /// Starts a program.
    ///
    /// - Throws: ``ProcessError`` if it does not start.
    package init(_ launch: Launch) throws(ProcessError) {
        guard let (mine, other) = MessageSocket.pair() else {
            throw ProcessError("a process cannot be connected: \(String(cString: strerror(errno)))")
        }
        defer { other.close() }
        var pipe: (read: Int32, write: Int32)?
        if case .captured = launch.errors {
            var ends: [Int32] = [-1, -1]
            guard Foundation.pipe(&ends) == 0 else {
                mine.close()
                throw ProcessError("a process cannot be connected: \(String(cString: strerror(errno)))")
            }
            pipe = (Descriptor.beyondStreams(ends[0]), Descriptor.beyondStreams(ends[1]))
        }
        defer { if let pipe { close(pipe.write) } }
        do { identifier = try launch.spawn(other, capturing: pipe?.write) } catch {
            mine.close()
            if let pipe { close(pipe.read) }
            throw error
        }
        socket = mine
        captured = pipe?.read
    }

    deinit {
        stop()
        // Once: the system may have given the number to another file.
        socket.close()
        if let captured { close(captured) }
    }

    /// The last of what the program wrote on standard error, if that is captured.
    package var errors: String { String(decoding: errorBytes, as: UTF8.self) }

    /// Waits for the next frame, or for the end of the program.
    ///
    /// Other processes may keep the connection open after the end of the program, so its end is looked for besides.
    ///
    /// - Parameters:
    ///   - seconds: the time without anything after which the program is stopped.
    ///   - isCancelled: whether to stop it.
    /// - Throws: ``ProcessError`` if it sent what is no frame.
    package func next(
        within seconds: Double, isCancelled: () -> Bool = { false }
    ) throws(ProcessError) -> Event {
        var patience = Patience(seconds)
        while true {
            if let frame = try Frame(removedFrom: &received) { return .frame(frame) }
            if isCancelled() {
                stop()
                return .cancellation
            }
            let hadEnded = hasEnded
            if hear(milliseconds: hadEnded ? 0 : intervalForNextLook()) { continue }
            if hadEnded, let end { return .end(end) }
            if patience.isOver {
                stop()
                return .silence
            }
        }
    }

    private func intervalForNextLook() -> Int32 {
        if isConnected { return Self.interval }
        defer { intervalForEnd = min(2 * intervalForEnd, Self.interval) }
        return intervalForEnd
    }

    /// Reads what there is; returns whether something was sent on the connection.
    private func hear(milliseconds: Int32) -> Bool {
        var polled: [pollfd] = []
        if isConnected { polled.append(pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)) }
        if isCapturing, let captured {
            polled.append(pollfd(fd: captured, events: Int16(POLLIN), revents: 0))
        }
        guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
        var isHeard = false
        for file in polled where file.revents != 0 {
            if file.fd == socket.descriptor {
                let bytes = socket.receive()
                isConnected = !bytes.isEmpty
                isHeard = isConnected
                received += bytes
            } else {
                var bytes = [UInt8](repeating: 0, count: 1 << 16)
                let count = read(file.fd, &bytes, bytes.count)
                isCapturing = count > 0
                errorBytes = (errorBytes + bytes.prefix(max(0, count))).suffix(Self.keptErrors)
                isHeard = isHeard || isCapturing && end != nil
            }
        }
        return isHeard
    }

    /// Whether the program has ended.
    package var hasEnded: Bool {
        if end == nil {
            var status: Int32 = 0
            let ended = waitpid(identifier, &status, WNOHANG)
            if ended == identifier { end = ProcessEnd(status: status) }
            // Where this process ignores SIGCHLD, the system forgets how others end.
            if ended < 0, errno == ECHILD { end = .exited(status: 255) }
        }
        return end != nil
    }

    /// Waits for the end of a program that sends nothing.
    ///
    /// - Parameter onWait: called some fifty times a second.
    package func wait(_ onWait: (ChildProcess) -> Void = { _ in }) throws(ProcessError) -> ProcessEnd {
        while true {
            let event = try next(within: .infinity) {
                onWait(self)
                return false
            }
            if case .end(let end) = event { return end }
        }
    }

    /// Sends a signal to the program, unless it has ended.
    package func send(_ signal: Int32) { if !hasEnded { kill(identifier, signal) } }

    /// Ends the program, and waits until it is gone.
    package func stop() {
        guard !hasEnded else { return }
        kill(identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        end = ProcessEnd(status: status)
    }
}
