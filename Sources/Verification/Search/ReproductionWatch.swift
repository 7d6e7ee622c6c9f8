import Synchronization

/// Tells other threads how far the reproductions of a task are, which may not end.
package final class ReproductionWatch: Sendable {
    /// The watch of this task; nil if nobody asks.
    @TaskLocal package static var current: ReproductionWatch?

    private struct State {
        var watcher: RecordingWatcher?
        var text: (@Sendable () -> String)?
        var recordingsEnded = 0
    }

    private let state = Mutex(State())

    /// Makes a watch of no reproduction.
    package init() {}

    /// Whether a case is run.
    package var hasBegun: Bool { state.withLock { $0.watcher != nil } }

    /// The number of recordings that have ended: after each follows its judgement, which may take many times as long.
    package var recordingsEnded: Int { state.withLock { $0.recordingsEnded } }

    /// The number of events of the present recording.
    package var eventCount: Int { state.withLock { $0.watcher }?.stepCount ?? 0 }

    /// The trace until now, and the event that the bar is at; nil if no reproduction has begun.
    package var text: String? { state.withLock { $0.text }.map { $0() } }

    func begin(_ watcher: RecordingWatcher, _ text: @escaping @Sendable () -> String) {
        state.withLock {
            $0.watcher = watcher
            $0.text = text
        }
    }

    func endRecording() { state.withLock { $0.recordingsEnded += 1 } }
}
