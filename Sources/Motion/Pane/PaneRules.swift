/// The reactions of a pane to touches.
///
/// Positions are in points and grow downwards, velocities are in points per second.
package struct PaneRules: Sendable {
    /// The target state after a release with a velocity.
    package var thrown: @Sendable (_ velocity: Double) -> PaneState

    /// The initial velocity of the animation after a release.
    package var released: @Sendable (_ velocity: Double) -> Double

    /// The target state after a tap, for the state that the pane is in or moves to.
    package var tapped: @Sendable (_ state: PaneState) -> PaneState

    /// The initial velocity of the animation after a tap, for the velocity before it.
    package var tapVelocity: @Sendable (_ running: Double) -> Double

    /// The motion after a touch.
    package var caught: @Sendable (_ motion: SpringState) -> SpringState

    /// The motion of a pane that has come to rest.
    package var arrived: @Sendable (_ motion: SpringState) -> SpringState

    /// The movement of the pane for a movement of the finger.
    package var dragged: @Sendable (_ translation: Double) -> Double

    /// The rules to ship: a release at 0 or downwards closes, one upwards opens, both at the finger's velocity.
    ///
    /// A tap reverses a moving pane, and a touch stops it.
    package static let hardened = PaneRules(
        thrown: { velocity in velocity >= 0 ? .closed : .open },
        released: { velocity in velocity },
        tapped: \.opposite,
        tapVelocity: { running in running },
        caught: { motion in SpringState(displacement: motion.displacement, velocity: 0) },
        arrived: { _ in .atRest },
        dragged: { translation in translation })
}
