/// The motion of content back to an edge: a critically damped spring, x = e^(−ωt)(x₀ + (v₀ + ωx₀)t).
///
/// Source: Ilya Lobanov, "How UIScrollView works" (stiffness 100, mass 1, so that ω = 10 per second).
///
///     let bounce = try Bounce(displacement: 0, velocity: 1_000)
///     bounce.furthest           // 36.8, which is v/(eω)
///     bounce.duration(within: 1.0 / 6)  // 0.85 s
package struct Bounce: Hashable, Sendable {
    /// The angular frequency ω, per second.
    package static let frequency = 10.0

    /// The initial distance from the edge, in points; the sign tells the side.
    package let displacement: Double

    /// The initial velocity, in points per second.
    package let velocity: Double

    /// A bounce from a displacement in points and a velocity in points per second.
    ///
    /// - Throws: ``InvalidValue`` for a number that is not finite or has a magnitude of 2⁴⁰ and more.
    package init(displacement: Double, velocity: Double) throws(InvalidValue) {
        self.init(
            from: Kinematics(
                position: try displacement.asUsable("displacement"),
                velocity: try velocity.asUsable("velocity")))
    }

    /// A bounce from a valid displacement and velocity.
    init(from start: Kinematics) {
        displacement = start.position
        velocity = start.velocity
    }

    /// The displacement, in points, and the velocity after a time in seconds.
    package func kinematics(after time: Double) -> Kinematics {
        let time = max(time, 0)
        let decay = Mathematics.exponential(-Self.frequency * time)
        // For a huge time the product below would be 0 · ∞.
        guard decay > 0 else { return Kinematics(position: 0, velocity: 0) }
        let drive = velocity + Self.frequency * displacement
        return Kinematics(
            position: decay * (displacement + drive * time),
            velocity: decay * (velocity - Self.frequency * drive * time))
    }

    /// The time at which the velocity is 0, in seconds; nil if there is none.
    private var turn: Double? {
        let drive = velocity + Self.frequency * displacement
        guard drive != 0, velocity != 0 else { return nil }
        let time = velocity / (Self.frequency * drive)
        // After 70 s the decay, e^(−700), is below every normal number.
        return time > 0 && time < 70 ? time : nil
    }

    /// The displacement of largest magnitude, in points: v/(eω) for a bounce that begins at the edge.
    package var furthest: Double {
        guard let turn else { return displacement }
        let turned = kinematics(after: turn).position
        return turned.magnitude > displacement.magnitude ? turned : displacement
    }

    /// The time after which the content stays within a distance of the edge, in seconds.
    ///
    /// - Parameter distance: in points, above 0; infinite for any other distance.
    /// - Complexity: a hundred evaluations of ``kinematics(after:)`` at most.
    package func duration(within distance: Double) -> Double {
        guard distance > 0 else { return .infinity }
        // The displacement is monotonic before and after the turn, so the time can be bracketed and bisected.
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
