import Foundation

/// A process that runs the same command line, as the one sees it that has started it.
///
/// It shares the terminal, the standard files and the process group, which `Process` would not let it.
struct SupervisedProcess {
    /// The connection to it.
    let socket: WorkerSocket
    private let identifier: pid_t

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - fatal: the items that ended a process before.
    ///   - arguments: its command line.
    ///   - input: what it reads from standard input; nil if it shares that.
    /// - Throws: `UsageError` if it does not start.
    init(
        _ fatal: FatalItems, _ arguments: [String], reading input: StandardInput?
    ) throws(UsageError) {
        guard let (mine, other) = WorkerSocket.pair() else {
            throw UsageError("a process cannot be connected: \(String(cString: strerror(errno)))")
        }
        defer { other.close() }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, other.descriptor, Supervision.descriptor)
        if let input { posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.path, O_RDONLY, 0) }
        let environment = ProcessInfo.processInfo.environment.merging([
            Supervision.variable: fatal.text, "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var identifier = pid_t()
        let failure = posix_spawn(&identifier, Isolation.ownExecutable, &actions, nil, words, variables)
        guard failure == 0 else {
            mine.close()
            throw UsageError(
                "\(Isolation.ownExecutable) does not start: \(String(cString: strerror(failure)))")
        }
        socket = mine
        self.identifier = identifier
    }

    /// Waits for the end of the process, which has closed the connection, and returns the signal that ended it; nil if
    /// it called `exit`.
    func end() -> Int32? {
        socket.close()
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? nil : signal
    }
}
