/// Where something on a spring is, and how fast it moves.
///
/// The position is kept as the displacement from the target, because that is what decays: near the target it has all
/// the digits of a Double, however far from zero the target is.
public struct SpringState: Hashable, Sendable {
    /// The position less the target, in points.
    public var displacement: Double

    /// The velocity, in points per second; positive away from smaller positions.
    public var velocity: Double

    /// Describes a moment of a motion.
    ///
    /// Any numbers are taken: whoever receives them from outside (``Pane``, ``HandOff``) checks them where they enter.
    public init(displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
    }

    /// Describes a moment of a motion by a position and the target that pulls on it, both in points.
    public init(position: Double, target: Double, velocity: Double) {
        self.init(displacement: position - target, velocity: velocity)
    }

    /// At the target, without moving.
    public static let atRest = SpringState(displacement: 0, velocity: 0)

    /// The position if the target is where it is said to be, in points.
    @inlinable
    public func position(target: Double) -> Double { target + displacement }

    /// Whether both numbers are finite.
    @inlinable
    public var isFinite: Bool { displacement.isFinite && velocity.isFinite }

    /// The same position and velocity, on a spring that pulls elsewhere.
    public func retargeted(from target: Double, to newTarget: Double) -> SpringState {
        SpringState(displacement: displacement + (target - newTarget), velocity: velocity)
    }
}
