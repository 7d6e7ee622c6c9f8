extension DampedSpring {
    /// A time after which the spring never again is farther from its target than a distance.
    ///
    /// A bound, not the first such time: the swing is replaced by its envelope. With r the slower rate of decay and
    /// u = v₀ + r·x₀, |x(t)| ≤ e⁻ʳᵗ·(|x₀| + |u|·min(t, 1/s)), where s is what the swing or the faster rate adds; and
    /// t·e⁻ʳᵗ ≤ 2/(e·r)·e^(−rt/2), which is the better bound near critical damping, where s vanishes.
    ///
    ///     let spring = try DampedSpring(stiffness: 300, damping: 20)
    ///     spring.settlingTime(from: SpringState(displacement: 100, velocity: 0), within: 1)   // 0.513…
    /// - Parameter distance: in points, above 0.
    /// - Returns: seconds, at least 0; infinite for any other distance.
    public func settlingTime(from state: SpringState, within distance: Double) -> Double {
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

    /// A time after which the energy never again is above that of a spring held a distance from its target.
    ///
    /// The velocity obeys the equation that the displacement does, so it settles as a state of its own would.
    ///
    /// - Parameter distance: in points, above 0.
    /// - Returns: seconds, at least 0; infinite for any other distance.
    public func restingTime(from state: SpringState, within distance: Double) -> Double {
        let acceleration =
            -stiffness / mass * state.displacement - 2 * decayRate * state.velocity
        // Half of the energy may be in either.
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

    /// The quotient, and nothing of nothing: what does not push goes nowhere, however little holds it.
    fileprivate func divided(by divisor: Double) -> Double { self == 0 ? 0 : self / divisor }
}
