/// The rules of a scroll view's motion: one closure for each decision that a mutant can change.
///
/// Lengths are in points, times in seconds, velocities in points per second and positive when the content moves up.
public struct ScrollingRules: Sendable {
    /// The velocity of a finger at its release.
    package var releaseVelocity: @Sendable (FingerMotion) -> Double

    /// The initial velocity of a deceleration after a release at a velocity.
    package var initialVelocity: @Sendable (_ released: Double, DecelerationRate) -> Double

    /// The position at which a deceleration comes to rest.
    public var rest: @Sendable (Deceleration) -> Double

    /// The duration of a deceleration.
    package var timeToRest: @Sendable (Deceleration) -> Double

    /// The position and velocity of a deceleration after a time, before it rests.
    package var decelerated: @Sendable (Deceleration, _ time: Double) -> Kinematics

    /// The time at which a deceleration passes an edge; nil if it does not.
    package var timeToEdge: @Sendable (Deceleration, _ edge: Double) -> Double?

    /// The initial velocity of a bounce after content hits an edge at a velocity.
    package var velocityAfterEdge: @Sendable (_ velocity: Double) -> Double

    /// The part of a frame that a bounce gets, of the time after the edge was hit.
    package var timeAfterEdge: @Sendable (_ time: Double) -> Double

    /// The displacement past an edge for a pull.
    package var banded: @Sendable (RubberBand, _ pull: Double) -> Double

    /// The pull for a displacement past an edge.
    package var unbanded: @Sendable (RubberBand, _ shown: Double) -> Double

    /// The velocity of content under a pull past an edge, for a velocity of the finger.
    package var bandedVelocity: @Sendable (RubberBand, _ pull: Double, _ velocity: Double) -> Double

    /// The displacement and velocity of a bounce after a time.
    package var bounced: @Sendable (Bounce, _ time: Double) -> Kinematics

    /// The time after which a bounce stays within a distance of the edge.
    package var bounceDuration: @Sendable (Bounce, _ distance: Double) -> Double

    /// The content offset shown for an exact content offset.
    package var pixel: @Sendable (_ contentOffset: Double, PixelScale) -> Double

    /// The content offsets at rest at the top and at the end, of which the second is not less.
    package var edges: @Sendable (ScrollMetrics) -> (top: Double, end: Double)

    /// Whether content can be pulled past its edges and comes back by itself.
    package var canOverscroll: @Sendable (ScrollMetrics) -> Bool

    /// The way of content in motion to a target.
    package var approach: @Sendable (Kinematics, _ target: Double, DecelerationRate) -> Approach

    /// The share of an animated scroll's distance, from 0 to 1, after a share of its duration, from 0 to 1.
    package var animated: @Sendable (_ fraction: Double) -> Double

    /// Whether a motion stops that reported one content offset and then finds another.
    package var isInterrupted: @Sendable (_ reported: Double, _ found: Double) -> Bool
}

/// The way of content in motion to a target.
package enum Approach: Hashable, Sendable {
    /// A deceleration whose resistance makes it stop at the target.
    case deceleration(Deceleration)
    /// A spring about the target, which may pass it once.
    case spring(Bounce)
}
