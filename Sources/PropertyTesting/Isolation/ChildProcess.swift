import Foundation

/// A copy of this process, which runs one closure and is connected to it by two pipes.
struct ChildProcess {
    /// The identifier of the process.
    let identifier: pid_t
    /// What the closure writes to its descriptor is read here.
    let answers: Int32
    /// What the closure writes to standard error is read here.
    let errors: Int32

    /// The signals that a runtime may handle by printing a backtrace, which takes long.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGQUIT]

    /// Starts a copy of this process.
    ///
    /// - Parameter work: what the copy does, with the descriptor of its answers; the copy ends with it.
    /// - Returns: nil where processes cannot be copied, or if the system refuses.
    init?(_ work: (_ answers: Int32) -> Void) {
        var answers: [Int32] = [-1, -1]
        var errors: [Int32] = [-1, -1]
        guard pipe(&answers) == 0 else { return nil }
        guard pipe(&errors) == 0, let identifier = Self.fork(), identifier >= 0 else {
            for descriptor in answers + errors where descriptor >= 0 { close(descriptor) }
            return nil
        }
        guard identifier == 0 else {
            close(answers[1])
            close(errors[1])
            (self.identifier, self.answers, self.errors) = (identifier, answers[0], errors[0])
            return
        }
        for signal in Self.signals { Foundation.signal(signal, SIG_DFL) }
        signal(SIGPIPE, SIG_DFL)
        Self.forgetThrows()
        close(answers[0])
        close(errors[0])
        dup2(errors[1], STDERR_FILENO)
        work(answers[1])
        // No cleaning up: this would write what the other process has buffered once more.
        _exit(0)
    }

    /// Copies the process: 0 in the copy, and its identifier in the original.
    private static func fork() -> pid_t? {
        #if canImport(Glibc)
            return Glibc.fork()
        #elseif canImport(Musl)
            return Musl.fork()
        #elseif os(macOS)
            // Swift hides the function, since few can be called in the copy of a process with threads.
            guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -2), "fork") else { return nil }
            typealias Function = @convention(c) () -> pid_t
            return unsafeBitCast(symbol, to: Function.self)()
        #else
            return nil
        #endif
    }

    /// Takes back the functions that the test library has told the runtime to call at every throw.
    ///
    /// They share a lock, which another thread often has when the process is copied, and never gives back in the copy.
    private static func forgetThrows() {
        for name in ["_swift_willThrow", "_swift_willThrowTypedImpl"] {
            // The handle of all loaded images: RTLD_DEFAULT is a macro that Swift does not import everywhere.
            #if canImport(Darwin)
                let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
            #else
                let everywhere: UnsafeMutableRawPointer? = nil
            #endif
            dlsym(everywhere, name)?.storeBytes(of: 0, as: UInt.self)
        }
    }

    /// Ends the process, and closes the pipes.
    func end() {
        kill(identifier, SIGKILL)
        _ = exitReason()
    }

    /// Waits for the end of the process, closes the pipes, and says why it ended.
    func exitReason() -> ExitReason {
        close(answers)
        close(errors)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return status & 0x7f == 0 ? .exited(status: status >> 8 & 0xff) : .signal(status & 0x7f)
    }
}

/// Why a process ended.
enum ExitReason: Hashable {
    case exited(status: Int32)
    case signal(Int32)
}

extension ExitReason: CustomStringConvertible {
    /// The reason in words.
    var description: String {
        switch self {
        case .exited(let status): "exit with status \(status)"
        case .signal(SIGILL), .signal(SIGTRAP): "a trap"
        case .signal(SIGSEGV): "an invalid access to memory, or a stack overflow"
        case .signal(SIGABRT): "an abort"
        case .signal(SIGKILL): "a kill"
        case .signal(let number): "signal \(number)"
        }
    }
}
