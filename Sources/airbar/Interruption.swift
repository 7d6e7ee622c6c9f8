import Foundation
import Synchronization

/// Interrupts of the process by the user.
enum Interruption {
    private static let hasHappened = Atomic<Bool>(false)

    /// From this call on, the first interrupt sets ``isPending``; the second ends the process.
    static func watch() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.hasHappened.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        // A parent process with many threads may have left both signals blocked.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Whether there was an interrupt since ``watch()``.
    static var isPending: Bool { hasHappened.load(ordering: .relaxed) }
}
