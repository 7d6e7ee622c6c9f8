/// How content comes back to an edge: a critically damped spring, x = e^(−ωt)(x₀ + (v₀ + ωx₀)t).
///
/// Source: Ilya Lobanov, "How UIScrollView works" (stiffness 100, mass 1, so that ω = 10 per second).
///
///     let bounce = try Bounce(displacement: 0, velocity: 1_000)
///     bounce.furthest           // 36.8, which is v/(eω)
///     bounce.duration(within: 1.0 / 6)  // 0.85 s
public struct Bounce: Hashable, Sendable {
    /// The angular frequency ω, per second.
    public static let frequency = 10.0

    /// How far past the edge it sets out, in points, negative on the other side of it.
    public let displacement: Double

    /// How fast it sets out, in points per second.
    public let velocity: Double

    /// A bounce from a displacement in points and a velocity in points per second.
    ///
    /// - Throws: ``InvalidValue`` for a number that is not finite or too large.
    public init(displacement: Double, velocity: Double) throws(InvalidValue) {
        self.init(
            from: Kinematics(
                position: try displacement.asUsable("displacement"),
                velocity: try velocity.asUsable("velocity")))
    }

    /// A bounce from a displacement and a velocity that can be computed with.
    init(from start: Kinematics) {
        displacement = start.position
        velocity = start.velocity
    }

    /// The displacement, in points, and the velocity after a time in seconds.
    public func kinematics(after time: Double) -> Kinematics {
        let time = max(time, 0)
        let decay = Mathematics.exponential(-Self.frequency * time)
        // The product below would not be a number where a huge time overflows it.
        guard decay > 0 else { return Kinematics(position: 0, velocity: 0) }
        let drive = velocity + Self.frequency * displacement
        return Kinematics(
            position: decay * (displacement + drive * time),
            velocity: decay * (velocity - Self.frequency * drive * time))
    }

    /// When it turns round, in seconds; nothing if it never does.
    private var turn: Double? {
        let drive = velocity + Self.frequency * displacement
        guard drive != 0, velocity != 0 else { return nil }
        let time = velocity / (Self.frequency * drive)
        // Later than that nothing is left that a number could hold.
        return time > 0 && time < 70 ? time : nil
    }

    /// The displacement that is furthest from the edge, in points: v/(eω) for one that sets out at the edge.
    public var furthest: Double {
        guard let turn else { return displacement }
        let turned = kinematics(after: turn).position
        return turned.magnitude > displacement.magnitude ? turned : displacement
    }

    /// The time after which it stays within a distance of the edge, in seconds; the distance in points, above 0.
    ///
    /// - Complexity: a hundred evaluations of ``kinematics(after:)`` at most.
    public func duration(within distance: Double) -> Double {
        guard distance > 0 else { return .infinity }
        // Before and after the turn the displacement runs one way, so one time can be bracketed and bisected.
        var (early, late) = (0.0, turn ?? 0)
        if kinematics(after: late).position.magnitude > distance {
            early = late
            for _ in 0..<256 {
                guard kinematics(after: late).position.magnitude > distance else { break }
                (early, late) = (late, late + 4 / Self.frequency)
            }
        }
        guard kinematics(after: early).position.magnitude > distance else { return early }
        for _ in 0..<60 {
            let middle = (early + late) / 2
            guard early < middle, middle < late else { break }
            if kinematics(after: middle).position.magnitude > distance {
                early = middle
            } else {
                late = middle
            }
        }
        return late
    }
}
