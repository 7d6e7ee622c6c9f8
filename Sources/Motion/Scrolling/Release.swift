/// The end of a pan whose finger is in motion: the velocity, and the content offset at which the content will rest.
public struct Release: Hashable, Sendable {
    /// The velocity of the content offset, in points per second, positive when the content moves up.
    public var velocity: Double

    /// The content offset at which the deceleration will end, in points, unless it is given another target.
    public var rest: Double

    /// A release at a velocity, in points per second, that comes to rest at a content offset, in points.
    package init(velocity: Double, rest: Double) {
        self.velocity = velocity
        self.rest = rest
    }
}
