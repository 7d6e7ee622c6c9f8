import AirBarModel
import Synchronization

/// The steps of a recording so far, for another thread to ask for when the bar traps.
final class RecordingWatcher: Sendable {
    /// What is known of a recording.
    struct Progress {
        var steps: [Step] = []
        var allActions: [BarAction] = []
        var actionEnds: [Int] = []
        /// The event that the bar is reacting to; nil between events.
        var event: BarEvent?
    }

    private let state = Mutex(Progress())

    var progress: Progress { state.withLock { $0 } }

    /// The number of steps so far; unlike ``progress``, it leaves the recording to itself.
    var stepCount: Int { state.withLock { $0.steps.count } }

    func begin(_ event: BarEvent) { state.withLock { $0.event = event } }

    func end(_ step: Step, _ actions: [BarAction]) {
        state.withLock {
            $0.steps.append(step)
            $0.allActions += actions
            $0.actionEnds.append($0.allActions.count)
            $0.event = nil
        }
    }
}
