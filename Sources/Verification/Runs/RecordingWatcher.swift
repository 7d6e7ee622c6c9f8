import AirBarModel
import Synchronization

/// The steps of a recording so far, which another thread may ask for when the bar traps.
///
/// A recording that is watched has its steps here alone: those of a long case fill gigabytes.
final class RecordingWatcher: Sendable {
    /// What is known of a recording.
    struct Progress {
        var recorded = RecordedSteps()
        /// The event that the bar is reacting to; nil between events.
        var event: BarEvent?
    }

    private let state = Mutex(Progress())

    var progress: Progress { state.withLock { $0 } }

    /// The number of steps so far; unlike ``progress``, it leaves the recording to itself.
    var stepCount: Int { state.withLock { $0.recorded.steps.count } }

    func begin(_ event: BarEvent) { state.withLock { $0.event = event } }

    func end(_ step: Step, _ actions: [BarAction]) {
        state.withLock {
            $0.recorded.append(step, actions)
            $0.event = nil
        }
    }
}
