import Foundation

/// How a program is started.
package struct Launch: Sendable {
    /// What a standard stream of the program is.
    package enum Stream: Sendable {
        /// The stream of this process.
        case inherited
        /// Nothing.
        case null
        /// A file, of which an output replaces what is there.
        case file(String)
        /// What this process reads: ``ChildProcess/errors``. For the standard error only.
        case captured
        /// Where this process's standard error goes. For the standard output only.
        case ownErrors
        /// Where the program's standard output goes. For the standard error only.
        case sameAsOutput
        /// Nothing, until the program calls ``ParentConnection/resumeOutput()``. For the standard output only.
        case suspended
    }

    /// The path of the program; this one unless given.
    package var executable = Self.ownExecutable
    /// The command line, of which the first word is the name of the program.
    package var words: [String]
    /// Variables of the environment beside those of this process.
    package var environment: [String: String] = [:]
    /// Whether the program is one of this package, which is connected to this process and ends with it.
    package var isConnected = true
    /// Whether the program has a process group of its own, so that an interrupt from the keyboard does not reach it.
    package var hasOwnGroup = false
    package var input = Stream.inherited
    package var output = Stream.inherited
    package var errors = Stream.inherited

    package init(_ words: [String]) { self.words = words }

    #if os(Linux)
        /// The path of the program of this process: not that of the file, which a build may have replaced since.
        package static let ownExecutable = "/proc/self/exe"
    #else
        /// The path of the program of this process.
        package static let ownExecutable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif

    /// The descriptor of the connection in the program.
    static let connection: Int32 = 3
    /// The descriptor of the suspended output in the program.
    static let suspendedOutput: Int32 = 4

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - socket: its end of the connection.
    ///   - pipe: what takes its standard error if that is captured.
    /// - Returns: the identifier of the process.
    /// - Throws: ``ProcessError`` if it does not start.
    func spawn(_ socket: MessageSocket, capturing pipe: Int32?) throws(ProcessError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if isConnected { posix_spawn_file_actions_adddup2(&actions, socket.descriptor, Self.connection) }
        // Where a stream of this process is closed, the program gets an empty one: another file would get its number.
        func isOpen(_ number: Int32) -> Bool { fcntl(number, F_GETFD) >= 0 }
        if case .suspended = output {
            if isOpen(STDOUT_FILENO) {
                posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, Self.suspendedOutput)
            } else {
                posix_spawn_file_actions_addopen(&actions, Self.suspendedOutput, "/dev/null", O_RDWR, 0)
            }
        }
        let writing = O_WRONLY | O_CREAT | O_TRUNC
        for (number, stream, flags) in [
            (STDIN_FILENO, input, O_RDONLY), (STDOUT_FILENO, output, writing),
            (STDERR_FILENO, errors, writing),
        ] {
            switch stream {
            case .inherited where isOpen(number): break
            case .inherited, .ownErrors, .null, .suspended:
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
            case .file(let path): posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
            case .ownErrors where isOpen(STDERR_FILENO):
                posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, number)
            case .sameAsOutput: posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, number)
            case .captured: if let pipe { posix_spawn_file_actions_adddup2(&actions, pipe, number) }
            }
        }
        // The thread that starts it may block signals, which the program is to get.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
        posix_spawnattr_setflags(&attributes, .init(POSIX_SPAWN_SETSIGMASK | group))
        let own = isConnected ? ParentWatch.environment.merging(ParentConnection.environment) { $1 } : [:]
        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging(own) { $1 }
        let words = words.map { strdup($0) } + [nil]
        let assignments = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + assignments { free(text) } }
        var identifier = pid_t()
        let failure = posix_spawn(&identifier, executable, &actions, &attributes, words, assignments)
        guard failure == 0 else {
            throw ProcessError("\(executable) does not start: \(String(cString: strerror(failure)))")
        }
        return identifier
    }
}
