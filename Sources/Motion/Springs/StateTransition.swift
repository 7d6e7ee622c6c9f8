/// What a time on a spring makes of a state: the state-transition matrix of the damped oscillator.
///
/// The equation is linear, so the new displacement and velocity are each a sum of shares of the old ones.
public struct StateTransition: Hashable, Sendable {
    /// The share of the displacement that is left in the displacement.
    public var xx: Double
    /// How far a velocity carries, in seconds: the response to an impulse.
    public var xv: Double
    /// The velocity that a displacement turns into, in s⁻¹.
    public var vx: Double
    /// The share of the velocity that is left in the velocity.
    public var vv: Double

    /// Makes a matrix of its four entries.
    public init(xx: Double, xv: Double, vx: Double, vv: Double) {
        self.xx = xx
        self.xv = xv
        self.vx = vx
        self.vv = vv
    }

    /// The state that another one turns into.
    public func applied(to state: SpringState) -> SpringState {
        SpringState(
            displacement: xx * state.displacement + xv * state.velocity,
            velocity: vx * state.displacement + vv * state.velocity)
    }
}
