import AirBarModel

/// Plays a session: makes the events of a run from what fingers and programmes do, frame by frame.
///
/// The bar's reaction decides what comes next, so the run that is judged is the one that is played.
public struct SessionPlayer<Sink: EventSink> {
    /// The run.
    var sink: Sink
    var motion: ScrollMotion
    var clock: FrameClock
    var isFingerDown = false
    /// Whether the pan that the finger makes has been told.
    var hasBegun = false

    /// The last frame of the animation under way, as it is told.
    var lastFrame: BarEvent?

    /// How many events there were so far, not counting the binding.
    private(set) var eventCount = 0

    /// The last event.
    private(set) var lastEvent: BarEvent?

    /// For each action the number of events before it.
    private(set) var starts: [Int] = []

    /// How many frames there were so far.
    var frames = 0

    /// Whether it has come to that.
    var isFull = false

    init(_ session: Session, on sink: Sink) {
        self.sink = sink
        motion = ScrollMotion(scale: session.display.scale)
        clock = session.display.clock
        self.sink.advance(by: .scrollView(session.scrollView))
    }

    /// The same player with another run, which has to be a copy of this one's.
    init<Other: EventSink>(_ other: SessionPlayer<Other>, on sink: Sink) {
        self.sink = sink
        motion = other.motion
        clock = other.clock
        isFingerDown = other.isFingerDown
        hasBegun = other.hasBegun
        lastFrame = other.lastFrame
        eventCount = other.eventCount
        lastEvent = other.lastEvent
        starts = other.starts
        frames = other.frames
        isFull = other.isFull
    }

    /// Plays actions.
    mutating func play(_ actions: [SessionAction]) {
        for action in actions {
            starts.append(eventCount)
            play(action)
        }
    }

    /// Does one thing.
    mutating func play(_ action: SessionAction) {
        guard action.isPossible, !isFull else { return }
        switch action {
        case .touch: touch()
        case .drag(let distance, let duration): drag(by: distance, over: duration)
        case .pause(let duration): pass(duration)
        case .lift: if isFingerDown { letGo { $0.lift($1) } }
        case .fling(let velocity): fling(at: velocity)
        case .cancel: cancel()
        case .animate(let contentOffset):
            animate(to: contentOffset, told: .scroll(.animated, to: contentOffset))
        case .animateToTop: animate(to: sink.scrollView.top, told: .scrollToTop)
        case .rest: rest()
        case .event(.scrollView(let geometry)): bind(geometry)
        case .event(let event): tell(event)
        }
    }

    /// Another scroll view comes to the front; a finger stays on the one where it is.
    private mutating func bind(_ geometry: ScrollGeometry) {
        isFingerDown = false
        hasBegun = false
        motion = ScrollMotion(scale: motion.scale)
        tell(.scrollView(geometry))
    }

    /// Advances the run by an event, and has the scroll view decelerate to where the bar says.
    mutating func tell(_ event: BarEvent) {
        guard !isFull else { return }
        sink.advance(by: event)
        eventCount += 1
        lastEvent = event
        if eventCount >= sessionLimit || sink.isOver { isFull = true }
        for case .retarget(let target) in sink.actions { motion.retarget(to: target, sink.scrollView) }
    }

    mutating func tell(movedTo contentOffset: Double?) {
        if let contentOffset { tell(.contentOffset(contentOffset)) }
    }
}

/// The largest number of events, and of frames, of a session; what comes after is left out.
let sessionLimit = 20_000
