/// What a scroll view does under a finger and by itself, frame by frame: drag, deceleration, bounce and animation.
///
/// It is given the scroll view as it is at each moment and answers with content offsets to be told, so that edges that
/// move, a bar that scrolls and an app that lays out anew take effect at the next frame.
///
///     var motion = ScrollMotion()
///     motion.touch(view)
///     view.contentOffset = motion.drag(by: 10, over: 1.0 / 60, view) ?? view.contentOffset
///     let release = motion.lift(view)  // velocity: 600.0, rest: 304.33…
///     while motion.phase != .resting {
///         view.contentOffset = motion.advance(by: 1.0 / 60, view) ?? view.contentOffset
///     }
///
/// Arguments with numbers that nobody can compute with, and negative durations, are ignored: nothing changes, and
/// nothing is told. In a scroll view with such numbers nothing moves: what moved by itself stops, and a finger touches
/// and lifts and moves nothing.
public struct ScrollMotion: Sendable {
    /// What a scroll view is doing.
    public enum Phase: Hashable, Sendable {
        /// Nothing moves.
        case resting
        /// A finger is down.
        case dragging
        /// The content slows down, towards a target or not.
        case decelerating
        /// The content comes back to an edge.
        case bouncing
        /// A programme's animated scroll is under way.
        case animating
    }

    /// How long an animated scroll takes, in seconds: 0.3, which is a choice, as Apple does not say.
    public static let animationDuration = 0.3

    let rules: ScrollingRules

    /// How the content slows down.
    public let rate: DecelerationRate

    /// How many pixels make a point.
    public let scale: PixelScale

    var state = State()

    /// A scroll view at rest that moves by rules, slows down at a rate, and is shown on a screen of a scale.
    public init(
        rules: ScrollingRules = .hardened, rate: DecelerationRate = .normal, scale: PixelScale = .three
    ) {
        self.rules = rules
        self.rate = rate
        self.scale = scale
    }

    /// What the scroll view is doing.
    public var phase: Phase {
        switch state.course {
        case .animation: .animating
        case .glide: .decelerating
        case .swing(let swing): swing.isTargeted ? .decelerating : .bouncing
        case .rest: state.finger == nil ? .resting : .dragging
        }
    }

    /// Where the content is between the pixels, in points, and how fast it moves by itself: 0 under a finger and in an
    /// animation.
    public var kinematics: Kinematics { state.kinematics }

    /// The edges, unless somebody cannot compute with what the scroll view has.
    func extent(_ view: ScrollMetrics) -> ScrollExtent? { ScrollExtent(view, rules) }

    /// Ends what the content does by itself, at a content offset.
    mutating func stop(at contentOffset: Double) {
        state.course = .rest
        state.told = contentOffset
        state.kinematics = Kinematics(position: contentOffset, velocity: 0)
    }

    /// Ends a motion of content that somebody else has moved since, and says whether it did.
    @discardableResult
    mutating func stopIfInterrupted(_ view: ScrollMetrics) -> Bool {
        guard state.course != .rest, rules.isInterrupted(state.told, view.contentOffset) else { return false }
        stop(at: view.contentOffset)
        return true
    }

    /// The content offset to be told, if it is another than the scroll view has.
    mutating func tell(_ contentOffset: Double, _ view: ScrollMetrics) -> Double? {
        state.told = contentOffset
        return contentOffset == view.contentOffset ? nil : contentOffset
    }
}
