import Foundation

/// The connection of this process to the one that started it as a ``ChildProcess``.
package final class ParentConnection: Sendable {
    /// The connection.
    package let socket = MessageSocket(descriptor: Launch.connection)

    /// The environment variable, and its value, of a program that is connected.
    static let environment = [variable: "yes"]
    private static let variable = "PROCESSES_CONNECTED"

    /// The connection of this process; nil if it was not started as a child.
    package static let current: ParentConnection? = {
        guard getenv(variable) != nil else { return nil }
        // Processes that this one starts have another connection, or none.
        unsetenv(variable)
        ParentWatch.begin()
        for descriptor in [Launch.connection, Launch.suspendedOutput] {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        return ParentConnection()
    }()

    private init() {}

    /// Waits for a message; nil if the connection has ended.
    ///
    /// - Throws: ``ProcessError`` if it is of another build.
    package func receive<Message: Decodable>(_: Message.Type) throws(ProcessError) -> Message? {
        var received = Data()
        while true {
            if let frame = try Frame(removedFrom: &received) { return try frame.message(Message.self) }
            let bytes = socket.receive()
            if bytes.isEmpty { return nil }
            received += bytes
        }
    }

    /// Sends a message; ends the process if nobody waits for it any more.
    package func tell(_ message: some Encodable) {
        guard socket.send(message) else { _exit(2) }
    }

    /// From now on what is printed goes where the parent prints; see ``Launch/Stream/suspended``.
    package func resumeOutput() {
        fflush(nil)
        dup2(Launch.suspendedOutput, STDOUT_FILENO)
        close(Launch.suspendedOutput)
    }
}
