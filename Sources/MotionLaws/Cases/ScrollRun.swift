import Motion
import Verification

/// A scroll view and its motion, advanced frame by frame.
struct ScrollRun {
    var view: ScrollViewShape
    var motion: ScrollMotion
    private var clock: FrameClock
    /// The duration of all frames so far, in seconds.
    private(set) var time = 0.0

    init(_ stage: ScrollStage, _ rules: MotionRules) {
        view = stage.view
        motion = ScrollMotion(rules: rules.scrolling, rate: stage.rate, scale: stage.scale)
        clock = stage.clock
    }

    /// Drags the content by a distance in one move, and releases it.
    @discardableResult
    mutating func fling(_ distance: Double, at velocity: Double) -> Release? {
        motion.touch(view.metrics)
        drag(distance)
        return motion.lift(at: velocity, view.metrics)
    }

    /// Moves the finger.
    mutating func drag(_ distance: Double, over duration: Double = 0.016) {
        if let told = motion.drag(by: distance, over: duration, view.metrics) { view.contentOffset = told }
    }

    /// Lets one frame of a duration in seconds pass, and returns the new content offset, if it changed.
    @discardableResult
    mutating func advance(by duration: Double) -> Double? {
        time += duration
        let told = motion.advance(by: duration, view.metrics)
        if let told { view.contentOffset = told }
        return told
    }

    /// Lets the next frame of the clock pass, and returns its duration.
    @discardableResult
    mutating func frame() -> Double {
        let duration = clock.next()
        advance(by: duration)
        return duration
    }

    /// Lets the next frame of the clock pass, and returns the new content offset, if it changed.
    mutating func tellingFrame() -> Double? { advance(by: clock.next()) }

    /// Lets frames pass until nothing moves, for at most a minute, and returns whether that was reached.
    mutating func settle() -> Bool {
        let start = time
        for _ in 0..<10_000 {
            guard motion.phase != .resting, time - start < 60 else { break }
            frame()
        }
        return motion.phase == .resting
    }

    /// Lets frames pass until nothing moves, and returns a violation if that takes more than a minute or the last frame
    /// moves the content further than its velocity allows, counted from the edge where a view does not bounce.
    mutating func settleWithoutJump() -> Violation? {
        let start = time
        for _ in 0..<10_000 {
            guard motion.phase != .resting else { return nil }
            guard time - start < 60 else { break }
            let (shown, speed) = (view.placed(view.contentOffset), motion.kinematics.velocity.magnitude)
            let mayFallBack = motion.phase == .bouncing
            let duration = frame()
            guard motion.phase == .resting, !mayFallBack else { continue }
            // For a spring the distance and a tenth of a second of the velocity are of the same size.
            let limit = speed * duration * 2 + 2 * motion.pixel
            let violation = Violation.unless(
                "the last step", (view.contentOffset - shown).magnitude, isAtMost: limit)
            if let violation { return violation }
        }
        return .unless("the time it takes to rest", time - start, isAtMost: 60, "less than")
    }
}

extension ScrollMotion {
    /// The size of a pixel, in points.
    var pixel: Double { scale.pixel }
}
