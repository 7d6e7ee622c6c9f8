import AirBarModel

/// The steps of a run, kept for showing: from the binding of the scroll view to the last event.
///
/// A trace ends at a step that breaks S2.
public struct Trace: Sendable {
    /// The events as a scenario.
    public let scenario: Scenario

    /// The session that made the events; nil for a scenario.
    package let session: Session?

    /// For each action of the session the number of events before it.
    let starts: [Int]

    /// When each step of the session occurs; none of a scenario, whose events take no time.
    package let moments: [Moment]

    /// Whether the session was cut at the largest number of events or frames.
    let isCut: Bool

    /// The bar.
    package let definition: BarDefinition

    /// Whether the bar accepts the heights.
    package let isAccepted: Bool

    private let recorded: RecordedSteps

    /// Records a scenario on a bar at birth; without steps if the heights are flawed or refused.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public init(of scenario: Scenario, on definition: BarDefinition) {
        self.init(playing: scenario, on: definition)
    }

    /// Records a session on a bar at birth; without steps if the heights are flawed or refused.
    ///
    /// - Complexity: O(*n*) in the number of frames.
    public init(of session: Session, on definition: BarDefinition) {
        self.init(playing: session, on: definition)
    }

    /// - Parameter watcher: is told of every event and step.
    init<Case: Playable>(
        playing test: Case, on definition: BarDefinition, watchedBy watcher: RecordingWatcher? = nil
    ) {
        let isAccepted = definition.accepts(test.heights)
        let bar = isAccepted ? test.configuration.map(definition.makeBar) : nil
        let played = bar.map { bar in definition.running { Played(test, bar, watcher) } } ?? Played()
        self.init(test, on: definition, isAccepted: isAccepted, played)
    }

    /// The beginning of a recording whose bar has trapped, as a trace of a scenario.
    init<Case: Playable>(
        of test: Case, on definition: BarDefinition, until progress: RecordingWatcher.Progress
    ) {
        let events = progress.recorded.steps.dropFirst().map(\.event)
        let scenario = Scenario(
            heights: test.heights, tolerances: test.session.tolerances, scrollView: test.scrollView,
            events: events)
        var played = Played()
        played.recorded = progress.recorded
        self.init(scenario, on: definition, isAccepted: true, played)
    }

    private init<Case: Playable>(
        _ test: Case, on definition: BarDefinition, isAccepted: Bool, _ played: Played
    ) {
        self.definition = definition
        self.isAccepted = isAccepted
        session = test as? Session
        scenario =
            test as? Scenario
            ?? Scenario(
                heights: test.heights, tolerances: test.session.tolerances, scrollView: test.scrollView,
                events: played.recorded.steps.dropFirst().map(\.event))
        starts = played.starts
        moments = played.moments
        isCut = played.isCut
        recorded = played.recorded
    }

    /// What the bar did in a step of this trace, in order.
    package func actions(of step: Step) -> ArraySlice<BarAction> {
        let ends = recorded.actionEnds
        return recorded.allActions[(step.index == 0 ? 0 : ends[step.index - 1])..<ends[step.index]]
    }
}

/// What is kept of a case that was played on a bar.
private struct Played {
    var recorded = RecordedSteps()
    var starts: [Int] = []
    var moments: [Moment] = []
    var isCut = false

    init() {}

    @specialized(where Case == Scenario, B == HardenedBar)
    @specialized(where Case == Session, B == HardenedBar)
    init<Case: Playable, B: Bar>(_ test: Case, _ bar: B, _ watcher: RecordingWatcher?) {
        var recording = RecordedRun(bar, on: test.scrollView, watchedBy: watcher)
        if let session = test as? Session {
            let player = session.played(on: recording)
            recording = player.sink
            starts = player.starts
            isCut = player.isFull && !player.sink.isOver
        } else {
            if let scenario = test as? Scenario { recording.reserve(scenario.events.count + 1) }
            test.play(on: &recording)
        }
        recorded = recording.recorded
        moments = recording.moments
    }
}

extension Trace: RandomAccessCollection {
    /// The position of the binding.
    public var startIndex: Int { 0 }

    /// One past the last event.
    public var endIndex: Int { recorded.steps.count }

    /// The step at a position.
    public subscript(position: Int) -> Step { recorded.steps[position] }
}
