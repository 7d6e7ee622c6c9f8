/// The distance covered by a free motion in some time, and the velocity at its end.
package struct Glide: Hashable, Sendable {
    /// The distance covered, in points, with the sign of the velocity.
    package var displacement: Double

    /// The velocity at the end, in points per second.
    package var velocity: Double

    /// A distance in points and a velocity in points per second.
    package init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
    }
}
