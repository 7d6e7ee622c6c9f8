/// The motion of a scroll view, frame by frame: drag, deceleration, bounce and animation.
///
/// Each call takes the current metrics of the scroll view and returns the new content offset, so that edges that move
/// and an app that scrolls take effect at the next frame. All lengths are in points.
///
///     var motion = ScrollMotion()
///     var view = ScrollMetrics(contentOffset: 0, top: 0, end: 2_400, frameHeight: 600)
///     motion.touch(view)
///     view.contentOffset = motion.drag(by: 10, over: 1.0 / 60, view) ?? view.contentOffset
///     let release = motion.lift(view)  // velocity: 600.0, rest: 304.33…
///     while motion.phase != .resting {
///         view.contentOffset = motion.advance(by: 1.0 / 60, view) ?? view.contentOffset
///     }
///
/// A call with an invalid number or a negative duration is ignored. In a scroll view whose metrics are invalid nothing
/// moves: a motion stops, and a finger can touch and lift but does not move the content.
public struct ScrollMotion: Sendable {
    /// The kind of motion at one moment.
    package enum Phase: Hashable, Sendable {
        /// Nothing moves.
        case resting
        /// A finger is down.
        case dragging
        /// The content slows down, with or without a target.
        case decelerating
        /// The content returns to an edge.
        case bouncing
        /// A programmatic animated scroll is under way.
        case animating
    }

    /// The duration of an animated scroll, in seconds.
    ///
    /// 0.3 is a choice: Apple does not document it.
    package static let animationDuration = 0.3

    /// The largest magnitude of a content offset that is shown, in points: content does not bounce past it.
    static let furthest = magnitudeLimit.nextDown

    let rules: ScrollingRules

    /// The rate at which the content slows down.
    package let rate: DecelerationRate

    /// The number of pixels per point.
    package let scale: PixelScale

    var state = State()

    /// A scroll view at rest, with rules, a deceleration rate and the scale of its screen.
    public init(
        rules: ScrollingRules = .hardened, rate: DecelerationRate = .normal, scale: PixelScale = .three
    ) {
        self.rules = rules
        self.rate = rate
        self.scale = scale
    }

    /// The kind of motion now.
    package var phase: Phase {
        switch state.course {
        case .animation: .animating
        case .glide: .decelerating
        case .swing(let swing): swing.isTargeted ? .decelerating : .bouncing
        case .rest: state.drag == nil ? .resting : .dragging
        }
    }

    /// The exact content offset, before rounding to a pixel, and the velocity, which is 0 under a finger and in an
    /// animation.
    package var kinematics: Kinematics { state.kinematics }

    /// The edges of the scroll view; nil if its metrics are invalid.
    func extent(_ view: ScrollMetrics) -> ScrollExtent? { ScrollExtent(view, rules) }

    /// Ends any motion by itself, at a content offset.
    mutating func stop(at contentOffset: Double) {
        state.course = .rest
        state.reported = contentOffset
        state.kinematics = Kinematics(position: contentOffset, velocity: 0)
    }

    /// Ends the motion if the content offset was set from outside since the last frame, and returns whether it was.
    @discardableResult
    mutating func stopIfInterrupted(_ view: ScrollMetrics) -> Bool {
        guard state.course != .rest, rules.isInterrupted(state.reported, view.contentOffset) else {
            return false
        }
        stop(at: view.contentOffset)
        return true
    }

    /// Records a content offset as reported, and returns it if it differs from the scroll view's.
    mutating func report(_ contentOffset: Double, _ view: ScrollMetrics) -> Double? {
        state.reported = contentOffset
        return contentOffset == view.contentOffset ? nil : contentOffset
    }
}
