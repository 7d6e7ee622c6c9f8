/// The displacement of a spring from its target, and its velocity.
///
/// The displacement is stored in place of the position, because it decays to 0: near the target it has full precision,
/// however far the target is from 0.
package struct SpringState: Hashable, Sendable {
    /// The position less the target, in points.
    package var displacement: Double

    /// The velocity, in points per second; positive towards larger positions.
    package var velocity: Double

    /// A state of a displacement in points and a velocity in points per second.
    ///
    /// The numbers are not validated here: `Pane` and `HandOff` validate their inputs.
    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
    }

    /// A state of a position and a target, both in points, and a velocity in points per second.
    package init(position: Double, target: Double, velocity: Double) {
        self.init(displacement: position - target, velocity: velocity)
    }

    /// At the target, with a velocity of 0.
    package static let atRest = SpringState(displacement: 0, velocity: 0)

    /// The position for a target, both in points.
    @inlinable
    package func position(target: Double) -> Double { target + displacement }

    /// Whether both numbers are finite.
    @inlinable
    package var isFinite: Bool { displacement.isFinite && velocity.isFinite }

    /// The state of the same position and velocity for another target; both targets in points.
    package func retargeted(from target: Double, to newTarget: Double) -> SpringState {
        SpringState(displacement: displacement + (target - newTarget), velocity: velocity)
    }
}
