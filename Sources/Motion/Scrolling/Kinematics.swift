/// A position and a velocity at one moment.
public struct Kinematics: Hashable, Sendable {
    /// The position, in points.
    public var position: Double

    /// The velocity, in points per second.
    package var velocity: Double

    /// A position in points and a velocity in points per second.
    package init(position: Double, velocity: Double) {
        self.position = position
        self.velocity = velocity
    }
}
