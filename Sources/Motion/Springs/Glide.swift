/// The distance covered by a free motion in some time, and the velocity at its end.
public struct Glide: Hashable, Sendable {
    /// The distance covered, in points, with the sign of the velocity.
    public var displacement: Double

    /// The velocity at the end, in points per second.
    public var velocity: Double

    /// A distance in points and a velocity in points per second.
    public init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
    }
}
