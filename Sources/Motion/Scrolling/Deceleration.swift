/// The motion of released content: `x' = v`, `v' = −λv`, until the speed falls to `stopSpeed`.
///
/// Source: Ilya Lobanov, "How UIScrollView works". The stop speed follows from offsets that were measured on a device
/// (Stack Overflow 16155375).
///
///     let fling = try Deceleration(releasedAt: 364, velocity: 4_619.94, rate: .normal)
///     fling.rest        // 2664.36; the device came to rest at 2664.5
///     fling.timeToRest  // 3.065 s; the device took 3.069 s
public struct Deceleration: Hashable, Sendable {
    /// The initial position, in points.
    package let position: Double

    /// The initial velocity, in points per second.
    package let velocity: Double

    /// The resistance λ, the share of its velocity lost per second; above 0.
    package let resistance: Double

    /// The speed at which the motion stops, in points per second, above 0.
    package let stopSpeed: Double

    /// The deceleration of content released at a content offset, in points, and a velocity, in points per second.
    ///
    /// - Throws: ``InvalidValue`` for a number that is not finite or has a magnitude of 2⁴⁰ and more.
    public init(releasedAt position: Double, velocity: Double, rate: DecelerationRate) throws(InvalidValue) {
        let velocity = try velocity.asUsable("velocity")
        self.init(
            Kinematics(
                position: try position.asUsable("position"),
                velocity: rate.initialVelocity(releasedAt: velocity)),
            resistance: rate.resistance, stopSpeed: rate.stopSpeed)
    }

    /// A deceleration from a valid position and velocity.
    init(_ start: Kinematics, resistance: Double, stopSpeed: Double) {
        position = start.position
        velocity = start.velocity
        self.resistance = resistance
        self.stopSpeed = stopSpeed
    }

    /// Whether the initial velocity is above the stop speed.
    package var isMoving: Bool { velocity.magnitude > stopSpeed }

    /// The position at rest, in points: x₀ + sgn(v₀)(|v₀| − s)/λ, where s is `stopSpeed`.
    public var rest: Double {
        guard isMoving else { return position }
        let distance = (velocity.magnitude - stopSpeed) / resistance
        return velocity < 0 ? position - distance : position + distance
    }

    /// The duration of the motion, in seconds: ln(|v₀|/s)/λ.
    package var timeToRest: Double {
        isMoving ? Mathematics.logarithm(velocity.magnitude / stopSpeed) / resistance : 0
    }

    /// The position and velocity after a time in seconds: x₀ + v₀(1 − e^(−λt))/λ and v₀e^(−λt), until it rests.
    public func kinematics(after time: Double) -> Kinematics {
        guard time > 0 else { return Kinematics(position: position, velocity: isMoving ? velocity : 0) }
        guard time < timeToRest else { return Kinematics(position: rest, velocity: 0) }
        return unending(after: time)
    }

    /// The position and velocity after a time in seconds, as if there were no stop speed.
    func unending(after time: Double) -> Kinematics {
        Kinematics(
            position: position - velocity * Mathematics.exponentialMinusOne(-resistance * time) / resistance,
            velocity: velocity * Mathematics.exponential(-resistance * time))
    }

    /// The time at which the position X of an edge is passed, in seconds: −ln(1 − λ|X − x₀|/|v₀|)/λ.
    ///
    /// - Returns: nil if the content rests before the edge or moves away from it.
    package func time(to edge: Double) -> Double? {
        let ahead = velocity < 0 ? position - edge : edge - position
        guard isMoving, ahead >= 0, ahead < (velocity.magnitude - stopSpeed) / resistance else { return nil }
        return -Mathematics.logarithmOfOnePlus(-resistance * ahead / velocity.magnitude) / resistance
    }
}
