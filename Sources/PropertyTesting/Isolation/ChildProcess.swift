import Foundation
import Processes

/// A copy of this process, which runs one closure, is connected to it by two pipes, and ends with it.
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
        let parent = getpid()
        // One copy at a time, so that none keeps an end of the pipes of another, which would then never be closed.
        let started = PrivateDescriptors.inTurn { descriptors -> Started? in
            guard let answers = Self.makePipe() else { return nil }
            guard let errors = Self.makePipe() else {
                for end in [answers.read, answers.write] { close(end) }
                return nil
            }
            // The copy would write what is buffered once more, if its body ends it by an exit.
            fflush(nil)
            let identifier = Self.fork() ?? -1
            if identifier == 0 {
                for descriptor in descriptors { close(descriptor) }
                descriptors = []
                for end in [answers.read, errors.read] { close(end) }
            } else {
                for end in [answers.write, errors.write] { close(end) }
                if identifier > 0 { descriptors.formUnion([answers.read, errors.read]) }
            }
            return Started(identifier: identifier, answers: answers, errors: errors)
        }
        guard let started else { return nil }
        guard started.identifier == 0 else {
            (identifier, answers, errors) = (started.identifier, started.answers.read, started.errors.read)
            if identifier > 0 { return }
            for descriptor in [answers, errors] { close(descriptor) }
            return nil
        }
        for signal in Self.signals { Foundation.signal(signal, SIG_DFL) }
        signal(SIGPIPE, SIG_DFL)
        Self.forgetThrows()
        ParentWatch.begin(parent)
        dup2(started.errors.write, STDERR_FILENO)
        work(started.answers.write)
        // No cleaning up: this would write what the other process has buffered once more.
        _exit(0)
    }

    private struct Started {
        let identifier: pid_t
        let answers: Pipe
        let errors: Pipe
    }

    private struct Pipe {
        let read: Int32
        let write: Int32
    }

    /// A pipe that programs which the process starts do not inherit; nil if the system refuses.
    private static func makePipe() -> Pipe? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        ends = ends.map(PrivateDescriptors.beyondStreams)
        guard ends.allSatisfy({ $0 >= 0 }) else {
            for end in ends where end >= 0 { close(end) }
            return nil
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return Pipe(read: ends[0], write: ends[1])
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

    /// The processor time that the process has used, in seconds; nil where it is not known.
    var processorTime: Double? {
        #if canImport(Glibc) || canImport(Musl)
            var clock = clockid_t()
            var time = timespec()
            guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0
            else { return nil }
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        #else
            return nil
        #endif
    }

    /// Ends the process, and closes the pipes.
    func end() {
        kill(identifier, SIGKILL)
        _ = exitReason()
    }

    /// Waits for the end of the process, closes the pipes, and says why it ended.
    func exitReason() -> ExitReason {
        PrivateDescriptors.close([answers, errors])
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
