import Foundation
import Synchronization

/// Interrupts of the process by the user: from the keyboard, by `kill`, or by closing the terminal.
enum Interruption {
    /// The exit status of an interrupted command that decided nothing: 128 and the signal, as a shell has it.
    static var status: Int32 { 128 + first.load(ordering: .relaxed) }

    /// Whether there was an interrupt since ``watch()``; counts the question.
    static var isPending: Bool {
        questions.wrappingAdd(1, ordering: .relaxed)
        return hasHappened
    }

    /// Whether there was an interrupt; not counted.
    static var hasHappened: Bool { first.load(ordering: .relaxed) != 0 }

    /// The number of times that ``isPending`` was read: while it grows, no case is endless.
    static var questionCount: Int { questions.load(ordering: .relaxed) }

    private static let questions = Atomic<Int>(0)

    /// The first signal; 0 if there was none.
    private static let first = Atomic<Int32>(0)

    /// From this call on, the first interrupt sets ``isPending``; a second of its kind ends the
    /// process.
    static func watch() {
        // Initialized here, because a signal handler may not.
        _ = hasHappened
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let previous = signal(number) { number in
                _ = Interruption.first.compareExchange(
                    expected: 0, desired: number, ordering: .relaxed)
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
