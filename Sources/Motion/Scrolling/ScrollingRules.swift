/// How a scroll view moves: one closure for each decision that can be got wrong.
///
/// Lengths are in points, times in seconds, velocities in points per second and positive when the content moves up.
public struct ScrollingRules: Sendable {
    /// With what velocity a finger lets go of the content.
    public var releaseVelocity: @Sendable (FingerMotion) -> Double

    /// With what velocity the content sets out that was let go at another.
    public var initialVelocity: @Sendable (_ released: Double, DecelerationRate) -> Double

    /// Where a deceleration comes to rest.
    public var rest: @Sendable (Deceleration) -> Double

    /// How long a deceleration takes.
    public var timeToRest: @Sendable (Deceleration) -> Double

    /// Where a deceleration is after a time, and how fast, before it rests.
    public var decelerated: @Sendable (Deceleration, _ time: Double) -> Kinematics

    /// When a deceleration passes an edge; nothing if it does not.
    public var timeToEdge: @Sendable (Deceleration, _ edge: Double) -> Double?

    /// With what velocity a bounce begins when content hits an edge at one.
    public var velocityAfterEdge: @Sendable (_ velocity: Double) -> Double

    /// What of a frame is left to a bounce that begins within it, of the time after the edge was hit.
    public var timeAfterEdge: @Sendable (_ time: Double) -> Double

    /// How far past an edge content is shown that is pulled so far.
    public var banded: @Sendable (RubberBand, _ pull: Double) -> Double

    /// How far content is pulled that is shown so far past an edge.
    public var unbanded: @Sendable (RubberBand, _ shown: Double) -> Double

    /// How fast content moves that is pulled so far past an edge, by a finger of a velocity.
    public var bandedVelocity: @Sendable (RubberBand, _ pull: Double, _ velocity: Double) -> Double

    /// How far past the edge a bounce is after a time, and how fast.
    public var bounced: @Sendable (Bounce, _ time: Double) -> Kinematics

    /// How long a bounce takes until it is within a distance of the edge for good.
    public var bounceDuration: @Sendable (Bounce, _ distance: Double) -> Double

    /// Where content is shown that is somewhere between the pixels.
    public var pixel: @Sendable (_ contentOffset: Double, PixelScale) -> Double

    /// The content offsets at rest at the top and at the end, of which the second is not less.
    public var edges: @Sendable (ScrollMetrics) -> (top: Double, end: Double)

    /// Whether content can be pulled past its edges and comes back by itself.
    public var canOverscroll: @Sendable (ScrollMetrics) -> Bool

    /// How content in motion comes to rest at another content offset than its own.
    public var approach: @Sendable (Kinematics, _ target: Double, DecelerationRate) -> Approach

    /// How much of an animated scroll is done, from 0 to 1, after a part of its time, from 0 to 1.
    public var animated: @Sendable (_ fraction: Double) -> Double

    /// Whether a motion that told one content offset and finds another goes no further.
    public var isInterrupted: @Sendable (_ told: Double, _ found: Double) -> Bool
}

/// How content in motion comes to rest at a content offset that somebody asked for.
public enum Approach: Hashable, Sendable {
    /// It slows down by itself, with a resistance such that it stops there.
    case deceleration(Deceleration)
    /// It is drawn there by a spring, which may go past it once.
    case spring(Bounce)
}
