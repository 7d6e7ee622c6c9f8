/// The state-transition matrix of a damped spring for some time.
///
/// The differential equation is linear, so the new state is a matrix times the old one.
package struct StateTransition: Hashable, Sendable {
    /// The new displacement per old displacement.
    package var xx: Double
    /// The new displacement per old velocity, in seconds: the impulse response.
    package var xv: Double
    /// The new velocity per old displacement, in s⁻¹.
    package var vx: Double
    /// The new velocity per old velocity.
    package var vv: Double

    /// Makes a matrix of its four entries.
    package init(xx: Double, xv: Double, vx: Double, vv: Double) {
        self.xx = xx
        self.xv = xv
        self.vx = vx
        self.vv = vv
    }

    /// The state after the time, for a state before it.
    package func applied(to state: SpringState) -> SpringState {
        SpringState(
            displacement: xx * state.displacement + xv * state.velocity,
            velocity: vx * state.displacement + vv * state.velocity)
    }
}
