/// The published spring, integrated frame by frame by the semi-implicit Euler method.
///
/// The force at the beginning of a frame changes the velocity, and the new velocity changes the position. The result
/// depends on the frame rate, and at 15 frames a second and fewer the published one never comes to rest.
package struct HandMadeSpring: Hashable, Sendable {
    /// The force per point of displacement, for a mass of 1 (s⁻²).
    package let stiffness: Double

    /// The force per unit of velocity, for a mass of 1 (s⁻¹).
    package let damping: Double

    /// The published constants: 300 and 20.
    package static let published = HandMadeSpring(stiffness: 300, damping: 20)

    /// Integrates a spring in the published way; stiffness and damping are divided by the mass.
    package init(_ spring: DampedSpring) {
        self.init(stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass)
    }

    private init(stiffness: Double, damping: Double) {
        self.stiffness = stiffness
        self.damping = damping
    }

    /// The spring that this one approximates, of mass 1.
    package var exact: DampedSpring { DampedSpring(checked: stiffness, damping, 1) }

    /// The state a frame later.
    ///
    /// - Parameters:
    ///   - state: the displacement and the velocity before.
    ///   - duration: the duration of the frame, in seconds; not validated, as published.
    package func advanced(_ state: SpringState, by duration: Double) -> SpringState {
        let force = stiffness * -state.displacement - damping * state.velocity
        let velocity = state.velocity + force * duration
        return SpringState(displacement: state.displacement + velocity * duration, velocity: velocity)
    }

    /// Whether the published animation ends in a state and jumps to its target: slow, and less than a point away.
    package static func isAtRest(_ state: SpringState) -> Bool {
        state.velocity.magnitude < 0.05 && state.displacement.magnitude < 1
    }
}
