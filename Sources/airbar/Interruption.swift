import Foundation
import Synchronization

/// Whether the person at the keyboard has seen enough.
enum Interruption {
    private static let hasHappened = Atomic<Bool>(false)

    /// From here on the first interrupt is noted only; the second ends the process as usual.
    static func watch() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.hasHappened.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        // A parent with many threads may have handed down a mask that keeps both away.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGINT)
        sigaddset(&signals, SIGTERM)
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Whether there was an interrupt since the process began.
    static var isPending: Bool { hasHappened.load(ordering: .relaxed) }
}
