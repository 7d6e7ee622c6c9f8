import Synchronization

/// Tells whether the cooperative thread pool serves tasks.
///
/// The pool resumes a body that sleeps, also if the body runs on another thread. Other tests may occupy the pool for
/// minutes, and that is not time that the body takes.
final class PoolProbe: Sendable {
    private let isAnswered = Atomic(true)

    /// Whether the pool has served the last probe; if so, sends the next one.
    func look() -> Bool {
        guard isAnswered.exchange(false, ordering: .relaxed) else { return false }
        Task.detached {
            try? await Task.sleep(for: .nanoseconds(1))
            self.isAnswered.store(true, ordering: .relaxed)
        }
        return true
    }
}
