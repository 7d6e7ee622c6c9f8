import AirBarModel

/// Acts a session out on a bar, and writes down what happens to the bar.
struct SessionPlayer<B: Bar> {
    /// What happened so far.
    private(set) var events: [BarEvent] = []
    private var bar: B
    private var host: BarHost
    private var motion: ScrollMotion
    private var clock: FrameClock
    private var isFingerDown = false
    /// Whether the pan that the finger makes has been told.
    private var hasBegun = false

    /// The last frame of the animation under way, as it is told.
    private var lastFrame: BarEvent?

    private var frames = 0

    /// Whether a session has come to as much as one may: 20,000 events, or frames; what is done after that is left out.
    private(set) var isFull = false

    init(_ session: Session, on bar: B) {
        self.bar = bar
        host = BarHost(ScrollView(session.scrollView))
        motion = ScrollMotion(scale: session.display.scale)
        clock = session.display.clock
        host.deliver(.scrollView(session.scrollView), to: &self.bar)
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
        case .animateToTop: animate(to: host.scrollView.top, told: .scrollToTop)
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

    /// Lets an event happen, and has the scroll view do what the bar makes of it.
    private mutating func tell(_ event: BarEvent) {
        guard !isFull else { return }
        let start = host.actions.count
        host.deliver(event, to: &bar)
        events.append(event)
        isFull = events.count >= Self.most
        for action in host.actions[start...] {
            if case .retarget(let target) = action { motion.retarget(to: target, host.scrollView) }
        }
    }

    private mutating func tell(movedTo contentOffset: Double?) {
        if let contentOffset { tell(.contentOffset(contentOffset)) }
    }
}

extension SessionPlayer {
    private mutating func touch() {
        guard !isFingerDown else { return }
        isFingerDown = true
        // A finger that catches what moves is a pan at once, one that touches what stands is none until it moves.
        let catches = motion.phase != .resting
        motion.touch(host.scrollView)
        if catches { begin() }
    }

    private mutating func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        tell(.pan(.began))
    }

    private mutating func drag(by distance: Double, over duration: Double) {
        touch()
        begin()
        // A recogniser says so every time the finger moves, and no more in that than here.
        tell(.pan(.changed))
        var moved = 0.0
        forEachFrame(of: duration) { player, frame, share in
            // Where a touch is has a resolution; one on which sums are exact makes the path the same at every rate.
            let reached = share == 1 ? distance : (distance * share * 1024).rounded() / 1024
            player.tell(movedTo: player.motion.drag(by: reached - moved, over: frame, player.host.scrollView))
            moved = reached
        }
    }

    /// A flick is a finger that is down for no time at all, and a pan.
    private mutating func fling(at velocity: Double) {
        touch()
        begin()
        letGo { $0.lift(at: velocity, $1) }
    }

    private mutating func letGo(_ lift: (inout ScrollMotion, ScrollView) -> Release?) {
        let release = lift(&motion, host.scrollView)
        tell(release.map { .release($0) } ?? .pan(hasBegun ? .ended : .failed))
        isFingerDown = false
        hasBegun = false
    }

    private mutating func cancel() {
        guard isFingerDown else { return }
        isFingerDown = false
        motion.cancel(host.scrollView)
        tell(.pan(hasBegun ? .cancelled : .failed))
        hasBegun = false
    }

    private mutating func animate(to contentOffset: Double, told lastFrame: BarEvent) {
        guard !isFingerDown else { return }
        motion.animate(to: contentOffset, host.scrollView)
        self.lastFrame = lastFrame
        // An animation to where the content is is over at once, and so is what went on before.
        if motion.phase == .resting { tell(lastFrame) }
    }

    /// Lets time pass, in seconds.
    private mutating func pass(_ duration: Double) {
        if isFingerDown { return motion.hold(for: duration) }
        guard motion.phase != .resting else { return }
        forEachFrame(of: duration) { player, frame, _ in player.advance(by: frame) }
    }

    /// Lets time pass until nothing moves.
    private mutating func rest() {
        guard !isFingerDown else { return }
        while motion.phase != .resting, !isFull { advance(by: nextFrame()) }
        if events.last != .idle { tell(.idle) }
    }

    private mutating func advance(by frame: Double) {
        let phase = motion.phase
        guard phase != .resting else { return }
        let moved = motion.advance(by: frame, host.scrollView)
        let isOver = motion.phase == .resting
        if phase == .animating, isOver, let lastFrame {
            tell(lastFrame)
        } else {
            tell(movedTo: moved)
        }
        if isOver { tell(.idle) }
    }

    private mutating func nextFrame() -> Double {
        frames += 1
        if frames >= Self.most { isFull = true }
        return clock.next()
    }

    private static var most: Int { 20_000 }

    /// Does something once a frame, with the time since the frame before and the share of the whole time that is over.
    private mutating func forEachFrame(
        of duration: Double, _ body: (inout SessionPlayer, _ frame: Double, _ share: Double) -> Void
    ) {
        var passed = 0.0
        while passed < duration, !isFull {
            let frame = nextFrame()
            // Less than half a frame at the end is no frame of its own: what moves in so short a time could be anything
            // but even.
            let isLast = passed + 1.5 * frame > duration
            body(&self, isLast ? duration - passed : frame, isLast ? 1 : (passed + frame) / duration)
            passed = isLast ? duration : passed + frame
        }
    }
}
