extension DampedSpring {
    /// A time after which the distance from the target stays within a limit.
    ///
    /// It is an upper bound of the first such time, computed from the envelope. Let r be the slower decay rate, s the
    /// angular frequency of an underdamped spring or the difference of the two rates, and u = v₀ + r·x₀. Then
    /// |x(t)| ≤ e⁻ʳᵗ·(|x₀| + |u|·min(t, 1/s)). Near critical damping s vanishes, and t·e⁻ʳᵗ ≤ 2/(e·r)·e^(−rt/2) gives
    /// the better bound.
    ///
    ///     let spring = try DampedSpring(stiffness: 300, damping: 20)
    ///     spring.settlingTime(from: SpringState(displacement: 100, velocity: 0), within: 1)   // 0.513…
    /// - Parameters:
    ///   - state: the displacement and the velocity at first.
    ///   - distance: in points, above 0.
    /// - Returns: seconds, at least 0; infinite for any other distance.
    package func settlingTime(from state: SpringState, within distance: Double) -> Double {
        guard distance > 0 else { return .infinity }
        let root = discriminant.magnitude.squareRoot()
        let isSwinging = discriminant < 0
        let rate = isSwinging ? decayRate : stiffness / mass / (decayRate + root)
        let spread = isSwinging ? root : 2 * root
        let push = (state.velocity + rate * state.displacement).magnitude
        let reach = state.displacement.magnitude
        let byEnvelope = decayTime(from: reach + push.divided(by: spread), to: distance, rate: rate)
        let nearCritical = decayTime(
            from: reach + (2 * push).divided(by: .exponentialOfOne * rate), to: distance, rate: rate / 2)
        return min(byEnvelope, nearCritical)
    }

    /// A time after which the energy stays at most that of a spring held at a distance from its target.
    ///
    /// The velocity solves the same differential equation as the displacement, so its settling time bounds it too.
    ///
    /// - Parameters:
    ///   - state: the displacement and the velocity at first.
    ///   - distance: in points, above 0.
    /// - Returns: seconds, at least 0; infinite for any other distance.
    package func restingTime(from state: SpringState, within distance: Double) -> Double {
        let acceleration =
            -stiffness / mass * state.displacement - 2 * decayRate * state.velocity
        // Each of the two terms of the energy gets half of the limit.
        let share = distance * 0.5.squareRoot()
        return max(
            settlingTime(from: state, within: share),
            settlingTime(
                from: SpringState(displacement: state.velocity, velocity: acceleration),
                within: share * angularFrequency))
    }

    private func decayTime(from start: Double, to end: Double, rate: Double) -> Double {
        start <= end ? 0 : Mathematics.logarithm(start / end) / rate
    }
}

extension Double {
    /// e.
    fileprivate static let exponentialOfOne = 2.718281828459045

    /// The quotient; 0 for a dividend of 0, also for a divisor of 0.
    fileprivate func divided(by divisor: Double) -> Double { self == 0 ? 0 : self / divisor }
}
