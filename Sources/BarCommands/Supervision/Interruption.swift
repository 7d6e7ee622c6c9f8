import Foundation
import Synchronization

/// Interrupts of the process by the user: from the keyboard, by `kill`, or by closing the terminal.
public enum Interruption {
    /// Whether there was an interrupt since ``watch()``; counts the question.
    public static var isPending: Bool {
        questions.wrappingAdd(1, ordering: .relaxed)
        return hasHappened
    }

    /// Whether there was an interrupt; not counted.
    package static var hasHappened: Bool { flag.load(ordering: .relaxed) }

    /// The number of times that ``isPending`` was read: while it grows, no case is endless.
    package static var questionCount: Int { questions.load(ordering: .relaxed) }

    private static let questions = Atomic<Int>(0)

    private static let flag = Atomic<Bool>(false)
    private static let isWatched = Atomic<Bool>(false)

    /// Notes an interrupt of the supervisor, or ends the process if nobody asks for interrupts.
    static func receive() {
        flag.store(true, ordering: .relaxed)
        if !isWatched.load(ordering: .relaxed) { _exit(Verdict.interrupted.status) }
    }

    /// From this call on, the first interrupt sets ``isPending``; a second of its kind ends the process.
    public static func watch() {
        isWatched.store(true, ordering: .relaxed)
        // The supervisor passes them on.
        if Supervision.current != nil { return }
        // Initialized here, because a signal handler may not.
        _ = hasHappened
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let previous = signal(number) { number in
                Interruption.flag.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
            // After `nohup` the end of the terminal is no interrupt.
            if number == SIGHUP, unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
            {
                signal(SIGHUP, SIG_IGN)
            }
            sigaddset(&signals, number)
        }
        // A parent process with many threads may have left the signals blocked.
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }
}
