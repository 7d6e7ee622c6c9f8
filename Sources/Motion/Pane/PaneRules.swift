/// What a pane makes of touches.
///
/// Positions are in points and grow downwards, velocities are in points per second.
public struct PaneRules: Sendable {
    /// The state that a release with a velocity sends the pane to.
    public var thrown: @Sendable (_ velocity: Double) -> PaneState

    /// The velocity with which the animation after a release begins.
    public var released: @Sendable (_ velocity: Double) -> Double

    /// The state that a tap sends the pane to, while it is in another or on its way there.
    public var tapped: @Sendable (_ state: PaneState) -> PaneState

    /// The velocity with which the animation after a tap begins; nothing runs at a velocity of 0.
    public var tapVelocity: @Sendable (_ running: Double) -> Double

    /// What a touch leaves of a motion.
    public var caught: @Sendable (_ motion: SpringState) -> SpringState

    /// What is left of a motion that is at rest.
    public var arrived: @Sendable (_ motion: SpringState) -> SpringState

    /// How far the pane goes with a finger that went a distance.
    public var dragged: @Sendable (_ translation: Double) -> Double

    /// Thrown downwards or let go it closes, at the finger's velocity; a tap turns it round in mid-flight; a touch
    /// stops it where it is.
    public static let hardened = PaneRules(
        thrown: { velocity in velocity >= 0 ? .closed : .open },
        released: { velocity in velocity },
        tapped: \.opposite,
        tapVelocity: { running in running },
        caught: { motion in SpringState(displacement: motion.displacement, velocity: 0) },
        arrived: { _ in .atRest },
        dragged: { translation in translation })
}
