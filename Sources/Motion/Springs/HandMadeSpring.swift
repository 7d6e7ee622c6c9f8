/// A spring computed by hand, frame by frame, as it was published.
///
/// The force is taken where the frame begins, the velocity gains by it, and the position by the new velocity:
/// semi-implicit Euler. It depends on the frame rate, and past ``stabilityLimit`` it flies apart.
public struct HandMadeSpring: Hashable, Sendable {
    /// The force per point of displacement, for a mass of 1 (s⁻²).
    public let stiffness: Double

    /// The force per unit of velocity, for a mass of 1 (s⁻¹).
    public let damping: Double

    /// The spring that was published: 300 and 20.
    public static let published = HandMadeSpring(stiffness: 300, damping: 20)

    /// Computes a spring the way the published one is; of the mass only what it divides matters.
    public init(_ spring: DampedSpring) {
        self.init(stiffness: spring.stiffness / spring.mass, damping: spring.damping / spring.mass)
    }

    private init(stiffness: Double, damping: Double) {
        self.stiffness = stiffness
        self.damping = damping
    }

    /// The spring that this one imitates, of mass 1.
    public var exact: DampedSpring { DampedSpring(checked: stiffness, damping, 1) }

    /// The state a frame later.
    ///
    /// - Parameter duration: of the frame, in seconds; as it was published, any number is taken.
    public func advanced(_ state: SpringState, by duration: Double) -> SpringState {
        let force = stiffness * -state.displacement - damping * state.velocity
        let velocity = state.velocity + force * duration
        return SpringState(displacement: state.displacement + velocity * duration, velocity: velocity)
    }

    /// Whether the published spring stops here, and is set to its target: slow, and less than a point away.
    public static func isAtRest(_ state: SpringState) -> Bool {
        state.velocity.magnitude < 0.05 && state.displacement.magnitude < 1
    }

    /// The frame time, in seconds, from which on the spring never comes to rest, (−c + √(c² + 4k))/k.
    ///
    /// There one eigenvalue of a frame is −1: a frame puts the state where it was, on the other side. (The other
    /// way of being unstable, c·dt ≥ 2, comes later.)
    ///
    ///     HandMadeSpring.published.stabilityLimit   // 0.06666666666666667: 15 frames a second
    public var stabilityLimit: Double {
        ((damping * damping + 4 * stiffness).squareRoot() - damping) / stiffness
    }

    /// The longest frame time, in seconds, at which no state gains energy, 2c/(k + c²).
    ///
    /// A frame is a matrix M, in units in which the energy is half the square of the state's length; it gains none if
    /// 1 − MᵀM has no negative eigenvalue, of which the determinant is k·dt²·(2c·dt − (k + c²)·dt²).
    ///
    ///     HandMadeSpring.published.energyLimit      // 0.05714285714285714: 17.5 frames a second
    public var energyLimit: Double { 2 * damping / (stiffness + damping * damping) }
}
