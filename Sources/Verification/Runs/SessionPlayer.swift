import AirBarModel
import Motion

/// Plays a session: makes the events of a run from what fingers and programmes do, frame by frame.
///
/// The bar's reaction decides what comes next, so the run that is judged is the one that is played.
package struct SessionPlayer<Sink: EventSink> {
    /// The run.
    var sink: Sink
    /// The finger, and the motion of the content.
    var finger: Finger
    var clock: FrameClock

    /// The scroll view that ``SessionAction/bindOther`` binds; nil as long as there is none.
    private var other: ScrollViewState?

    /// The event that ends the animation under way.
    var lastFrame: BarEvent?

    /// Where the content is, in points, before the first frame of an animation that the bar has commanded; the scroll view
    /// of the run is at its end already.
    var commandStart: Double?

    /// The number of events so far, without the binding.
    private(set) var eventCount = 0

    /// The last event.
    private(set) var lastEvent: BarEvent?

    /// For each action the number of events before it.
    private(set) var starts: [Int] = []

    /// The number of frames so far.
    var frames = 0

    /// The time since the session began, in seconds.
    var time = 0.0

    /// The way of the finger since it touched the screen, in points, positive when it has moved up.
    var fingerTravel = 0.0

    /// Whether the session has reached the largest number of events or frames, or the run is over.
    var isFull = false

    init(_ session: Session, on sink: Sink) {
        self.sink = sink
        finger = Finger(on: ScrollMotion(scale: session.display.scale))
        clock = session.display.clock
        if Sink.notesMoments { self.sink.note(.start) }
        self.sink.advance(by: .scrollView(session.scrollView))
    }

    /// The same player with another run, which has to be a copy of this one's.
    init<Other: EventSink>(_ other: SessionPlayer<Other>, on sink: Sink) {
        self.sink = sink
        finger = other.finger
        clock = other.clock
        self.other = other.other
        lastFrame = other.lastFrame
        commandStart = other.commandStart
        eventCount = other.eventCount
        lastEvent = other.lastEvent
        starts = other.starts
        frames = other.frames
        time = other.time
        fingerTravel = other.fingerTravel
        isFull = other.isFull
    }

    /// Plays actions.
    mutating func play(_ actions: [SessionAction]) {
        for action in actions {
            starts.append(eventCount)
            play(action)
        }
    }

    /// Plays one action.
    mutating func play(_ action: SessionAction) {
        guard action.isPossible, !isFull else { return }
        switch action {
        case .touch: notify(finger.touch(sink.scrollView))
        case .drag(let distance, let duration): drag(by: distance, over: duration)
        case .pause(let duration): pass(duration)
        case .lift: notify(finger.lift(sink.scrollView))
        case .fling(let velocity): fling(at: velocity)
        case .cancel: notify(finger.cancel(sink.scrollView))
        case .animate(let contentOffset):
            animate(to: contentOffset, notifying: .scroll(.animated, to: contentOffset))
        case .animateToTop: animate(to: sink.scrollView.top, notifying: .scrollToTop)
        case .rest: rest()
        case .preconfigure(let geometry): other = sink.preconfigured(geometry)
        case .bindOther: bindOther()
        case .event(.scrollView(let geometry)): bind(geometry)
        case .event(let event): notify(event)
        }
    }

    /// Another scroll view comes to the front; a finger stays on the one where it is.
    private mutating func bind(_ geometry: ScrollViewGeometry) {
        finger = Finger(on: ScrollMotion(scale: finger.motion.scale))
        other = sink.scrollView
        notify(.scrollView(geometry))
    }

    /// The other scroll view comes back, in the present safe area; one that has an invalid number does not.
    private mutating func bindOther() {
        guard let other,
            let geometry = try? ScrollViewGeometry(leaving: other, safeArea: sink.scrollView.safeArea)
        else { return }
        bind(geometry)
    }

    /// Now.
    private var moment: Moment {
        Moment(
            time: time, fingerTravel: finger.isDown ? fingerTravel : nil, phase: finger.motion.phase)
    }

    /// Advances the run by an event, if there is one, and has the scroll view decelerate to where the bar says.
    mutating func notify(_ event: BarEvent?) {
        guard let event, !isFull else { return }
        if !finger.isDown { fingerTravel = 0 }
        if Sink.notesMoments { sink.note(moment) }
        let before = sink.scrollView
        sink.advance(by: event)
        eventCount += 1
        lastEvent = event
        if eventCount >= sessionLimit || sink.isOver { isFull = true }
        for case .retarget(let target) in sink.actions {
            finger.motion.retarget(to: target, sink.scrollView.metrics)
        }
        if before.behavior.contains(.animatesCommands) { animateCommand(of: event, on: before) }
    }

    /// Begins the animation that the bar has commanded in an event on a scroll view, if there is one.
    private mutating func animateCommand(of event: BarEvent, on scrollView: ScrollViewState) {
        var command: (target: Double, isAnimated: Bool)?
        for case .contentOffset(let target, let isAnimated) in sink.actions { command = (target, isAnimated) }
        guard let command, command.isAnimated, !finger.isDown else { return }
        var start = scrollView
        start.apply(event)
        finger.motion.animate(to: command.target, start.metrics)
        commandStart = start.contentOffset
        lastFrame = nil
    }
}

/// The largest number of events, and of frames, of a session; what comes after is left out.
let sessionLimit = 20_000
