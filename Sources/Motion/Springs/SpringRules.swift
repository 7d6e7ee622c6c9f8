/// The rules by which springs move, come to rest and change their target.
package struct SpringRules: Sendable {
    /// The state a frame later; a frame is in seconds.
    package var step: @Sendable (_ spring: DampedSpring, _ state: SpringState, _ frame: Double) -> SpringState

    /// Whether an animation ends in a state, which is then set to its target.
    package var isAtRest: @Sendable (_ spring: DampedSpring, _ state: SpringState) -> Bool

    /// A time, in seconds, after which the displacement stays within a distance in points.
    package var settlingTime:
        @Sendable (_ spring: DampedSpring, _ state: SpringState, _ distance: Double) -> Double

    /// A time, in seconds, after which the energy stays at most that of a spring held at a distance in points.
    package var restingTime:
        @Sendable (_ spring: DampedSpring, _ state: SpringState, _ distance: Double) -> Double

    /// The state after a change of the target from one position to another.
    package var retarget: @Sendable (_ state: SpringState, _ from: Double, _ to: Double) -> SpringState

    /// The spring of an attachment.
    package var attachment: @Sendable (_ attachment: SpringAttachment) -> DampedSpring

    /// Half a pixel of a screen of scale 3, in points: the largest invisible distance.
    package static let restDistance = 1.0 / 6

    /// The closed form; at rest when the remaining energy cannot move the spring by half a pixel.
    ///
    /// The energy never grows, so a spring at rest in this sense would not move visibly again.
    package static let hardened = SpringRules(
        step: { spring, state, frame in spring.advanced(state, by: frame) },
        isAtRest: { spring, state in
            spring.energy(of: state)
                <= spring.energy(of: SpringState(displacement: restDistance, velocity: 0))
        },
        settlingTime: { spring, state, distance in spring.settlingTime(from: state, within: distance) },
        restingTime: { spring, state, distance in spring.restingTime(from: state, within: distance) },
        retarget: { state, old, new in state.retargeted(from: old, to: new) },
        attachment: \.spring)

    /// The hand-made spring: it depends on the frame rate, and stops up to a point from its target.
    package static let published = SpringRules(
        step: { spring, state, frame in HandMadeSpring(spring).advanced(state, by: frame) },
        isAtRest: { _, state in HandMadeSpring.isAtRest(state) },
        settlingTime: hardened.settlingTime, restingTime: hardened.restingTime, retarget: hardened.retarget,
        attachment: hardened.attachment)
}
