import AirBarModel

/// A scroll view that is moved, frame by frame, and is what its motion says.
struct ScrollRun {
    var view: ScrollView
    var motion: ScrollMotion
    private var clock: FrameClock
    /// How long it has been moving by itself, in seconds.
    private(set) var time = 0.0

    init(_ stage: ScrollStage, _ rules: MotionRules) {
        view = stage.view
        motion = ScrollMotion(rules: rules.scrolling, rate: stage.rate, scale: stage.scale)
        clock = stage.clock
    }

    /// Pulls the content by a distance, in one move, and lets go of it.
    @discardableResult
    mutating func fling(_ distance: Double, at velocity: Double) -> Release? {
        motion.touch(view)
        drag(distance)
        return motion.lift(at: velocity, view)
    }

    /// Moves the finger that is down.
    mutating func drag(_ distance: Double, over duration: Double = 0.016) {
        if let told = motion.drag(by: distance, over: duration, view) { view.contentOffset = told }
    }

    /// Lets time pass.
    @discardableResult
    mutating func advance(by duration: Double) -> Double? {
        time += duration
        let told = motion.advance(by: duration, view)
        if let told { view.contentOffset = told }
        return told
    }

    /// Lets the next frame of the clock pass, and returns its length.
    @discardableResult
    mutating func frame() -> Double {
        let duration = clock.next()
        advance(by: duration)
        return duration
    }

    /// Lets frames pass until nothing moves, and says whether that came to be; a minute is enough.
    mutating func settle() -> Bool {
        for _ in 0..<10_000 {
            guard motion.phase != .resting, time < 60 else { break }
            frame()
        }
        return motion.phase == .resting
    }
}
