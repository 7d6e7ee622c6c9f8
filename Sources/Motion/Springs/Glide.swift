/// How far something that is left to itself came in some time, and how fast it is then.
public struct Glide: Hashable, Sendable {
    /// The distance covered, in points; of the velocity's sign.
    public var displacement: Double

    /// The velocity that is left, in points per second.
    public var velocity: Double

    /// Puts a distance and a velocity together.
    public init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
    }
}
