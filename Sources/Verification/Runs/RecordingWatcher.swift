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
    /// The number of steps after which the recording ends, before the event that would come next; nil without a limit.
    private let limit: Int?
    private let willBegin: @Sendable (_ step: Int) -> Void

    /// Makes a watcher of one recording.
    ///
    /// - Parameters:
    ///   - limit: the number of steps after which the recording ends; unless given, it goes to its end.
    ///   - willBegin: called before each event.
    init(limit: Int? = nil, willBegin: @escaping @Sendable (_ step: Int) -> Void = { _ in }) {
        self.limit = limit
        self.willBegin = willBegin
    }

    var progress: Progress { state.withLock { $0 } }

    /// The number of steps so far; unlike ``progress``, it leaves the recording to itself.
    var stepCount: Int { state.withLock { $0.recorded.steps.count } }

    /// Notes the next event; returns whether the bar is to react to it.
    func begin(_ event: BarEvent) -> Bool {
        let step = state.withLock {
            $0.event = event
            return $0.recorded.steps.count
        }
        guard step != limit else { return false }
        willBegin(step)
        return true
    }

    /// Makes room for a number of steps.
    func reserve(_ count: Int) { state.withLock { $0.recorded.reserve(count) } }

    func end(_ step: Step, _ actions: [BarAction]) {
        state.withLock {
            $0.recorded.append(step, actions)
            $0.event = nil
        }
    }
}
