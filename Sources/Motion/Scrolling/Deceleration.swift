/// A motion that slows down by itself, as content does that was let go: `x' = v`, `v' = −λv`, until it is slow enough.
///
/// Source: Ilya Lobanov, "How UIScrollView works"; the speed at which it stops is that which the offsets measured on a
/// device show (Stack Overflow 16155375).
///
///     let fling = try Deceleration(releasedAt: 364, velocity: 4_619.94, rate: .normal)
///     fling.rest        // 2664.36; the device came to rest at 2664.5
///     fling.timeToRest  // 3.065 s; the device took 3.069 s
public struct Deceleration: Hashable, Sendable {
    /// Where it sets out, in points.
    public let position: Double

    /// How fast it sets out, in points per second.
    public let velocity: Double

    /// How much of its velocity it loses, per second: λ, above 0.
    public let resistance: Double

    /// The speed below which it does not move, in points per second, above 0.
    public let stopSpeed: Double

    /// The deceleration of content let go at a content offset, in points, and a velocity, in points per second.
    ///
    /// - Throws: ``InvalidValue`` for a position or a velocity that is not finite or too large.
    public init(releasedAt position: Double, velocity: Double, rate: DecelerationRate) throws(InvalidValue) {
        let velocity = try velocity.asUsable("velocity")
        self.init(
            Kinematics(
                position: try position.asUsable("position"),
                velocity: rate.initialVelocity(releasedAt: velocity)),
            resistance: rate.resistance, stopSpeed: rate.stopSpeed)
    }

    /// A deceleration from a position and a velocity that can be computed with.
    init(_ start: Kinematics, resistance: Double, stopSpeed: Double) {
        position = start.position
        velocity = start.velocity
        self.resistance = resistance
        self.stopSpeed = stopSpeed
    }

    /// Whether it moves at all.
    public var isMoving: Bool { velocity.magnitude > stopSpeed }

    /// Where it comes to rest, in points: x₀ + sgn(v₀)(|v₀| − s)/λ, s being the speed at which it stops.
    public var rest: Double {
        guard isMoving else { return position }
        let distance = (velocity.magnitude - stopSpeed) / resistance
        return velocity < 0 ? position - distance : position + distance
    }

    /// How long it moves, in seconds: ln(|v₀|/s)/λ.
    public var timeToRest: Double {
        isMoving ? Mathematics.logarithm(velocity.magnitude / stopSpeed) / resistance : 0
    }

    /// Where it is after a time in seconds, and how fast: x₀ + v₀(1 − e^(−λt))/λ and v₀e^(−λt), until it rests.
    public func kinematics(after time: Double) -> Kinematics {
        guard time > 0 else { return Kinematics(position: position, velocity: isMoving ? velocity : 0) }
        guard time < timeToRest else { return Kinematics(position: rest, velocity: 0) }
        return unending(after: time)
    }

    /// Where it would be if it never stopped.
    func unending(after time: Double) -> Kinematics {
        Kinematics(
            position: position - velocity * Mathematics.exponentialMinusOne(-resistance * time) / resistance,
            velocity: velocity * Mathematics.exponential(-resistance * time))
    }

    /// When it passes an edge, in seconds: −ln(1 − λ|X − x₀|/|v₀|)/λ; nothing if it rests before or moves away from it.
    public func time(to edge: Double) -> Double? {
        let ahead = velocity < 0 ? position - edge : edge - position
        guard isMoving, ahead >= 0, ahead < (velocity.magnitude - stopSpeed) / resistance else { return nil }
        return -Mathematics.logarithmOfOnePlus(-resistance * ahead / velocity.magnitude) / resistance
    }
}
