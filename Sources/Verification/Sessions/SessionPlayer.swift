import AirBarModel
import Motion

/// Acts a session out on a bar, and writes down what happens to the bar.
struct SessionPlayer<B: Bar> {
    /// What happened so far.
    private(set) var events: [BarEvent] = []
    var bar: B
    var host: BarHost
    /// The finger, and the motion of the content.
    var finger: Finger
    var clock: FrameClock

    /// The last frame of the animation under way, as it is told.
    var lastFrame: BarEvent?

    /// How many frames there were so far.
    var frames = 0

    /// How many events, and how many frames, a session may come to; what is done after that is left out.
    static var most: Int { 20_000 }

    /// Whether it has come to that.
    var isFull = false

    init(_ session: Session, on bar: B) {
        self.bar = bar
        host = BarHost(ScrollViewState(session.scrollView))
        finger = Finger(on: ScrollMotion(scale: session.display.scale))
        clock = session.display.clock
        host.deliver(.scrollView(session.scrollView), to: &self.bar)
    }

    /// Does one thing.
    mutating func play(_ action: SessionAction) {
        guard action.isPossible, !isFull else { return }
        switch action {
        case .touch: tell(finger.touch(host.scrollView))
        case .drag(let distance, let duration): drag(by: distance, over: duration)
        case .pause(let duration): pass(duration)
        case .lift: tell(finger.lift(host.scrollView))
        case .fling(let velocity): fling(at: velocity)
        case .cancel: tell(finger.cancel(host.scrollView))
        case .animate(let contentOffset):
            animate(to: contentOffset, told: .scroll(.animated, to: contentOffset))
        case .animateToTop: animate(to: host.scrollView.top, told: .scrollToTop)
        case .rest: rest()
        case .event(.scrollView(let geometry)): bind(geometry)
        case .event(let event): tell(event)
        }
    }

    /// Another scroll view comes to the front; a finger stays on the one where it is.
    private mutating func bind(_ geometry: ScrollGeometry) {
        finger = Finger(on: ScrollMotion(scale: finger.motion.scale))
        tell(.scrollView(geometry))
    }

    /// Delivers an event, if there is one, and has the scroll view do what the bar makes of it.
    mutating func tell(_ event: BarEvent?) {
        guard let event, !isFull else { return }
        let start = host.actions.count
        host.deliver(event, to: &bar)
        events.append(event)
        if events.count >= Self.most { isFull = true }
        for action in host.actions[start...] {
            if case .retarget(let target) = action {
                finger.motion.retarget(to: target, host.scrollView.metrics)
            }
        }
    }
}
