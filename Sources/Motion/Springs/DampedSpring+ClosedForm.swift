extension DampedSpring {
    /// The state after a time, by the closed form, so that the result does not depend on the frame rate.
    ///
    ///     let spring = try DampedSpring(stiffness: 300, damping: 20)
    ///     spring.advanced(SpringState(displacement: 100, velocity: 0), by: 1)
    ///     // displacement 0.00318…, velocity -0.0963…
    ///
    /// *Edge cases*: a time that is 0, negative or not finite returns the state itself. Any other time returns a finite
    /// state for a state of magnitudes below 2⁴⁰.
    ///
    /// *Postconditions*: `advanced(s, by: a + b)` equals `advanced(advanced(s, by: a), by: b)` up to rounding, and the
    /// ``energy(of:)`` does not grow.
    ///
    /// - Parameters:
    ///   - state: the displacement and the velocity at first.
    ///   - time: in seconds.
    package func advanced(_ state: SpringState, by time: Double) -> SpringState {
        guard time > 0 && time.isFinite else { return state }
        return transition(over: time).applied(to: state)
    }

    /// The state-transition matrix of a time in seconds, at least 0.
    ///
    /// The textbook formulas for under-, critical and overdamping lose all digits near critical damping. The forms used
    /// here, sin(x)/x and (1 − e⁻ˣ)/x, are accurate for every x but 0, which is handled separately.
    package func transition(over time: Double) -> StateTransition {
        // Every spring is at rest by then, and the products below would overflow for longer times.
        let time = min(time, 0x1p512)
        let discriminant = self.discriminant
        return discriminant < 0
            ? swinging(by: time, angularFrequency: (-discriminant).squareRoot())
            : creeping(by: time, halfGap: discriminant.squareRoot())
    }

    /// The square of half the difference of the two decay rates; negative for an underdamped spring.
    var discriminant: Double {
        // A product, because the difference of the squares cancels near critical damping.
        (decayRate - angularFrequency) * (decayRate + angularFrequency)
    }

    /// Underdamped: an oscillation in a decaying envelope.
    private func swinging(by time: Double, angularFrequency swing: Double) -> StateTransition {
        let envelope = Mathematics.exponential(-decayRate * time)
        let cosine = envelope * Mathematics.cosine(swing * time)
        let impulse = envelope * (swing == 0 ? time : Mathematics.sine(swing * time) / swing)
        return StateTransition(
            xx: cosine + decayRate * impulse, xv: impulse,
            vx: -stiffness / mass * impulse, vv: cosine - decayRate * impulse)
    }

    /// Critically damped or overdamped: a sum of two decays.
    private func creeping(by time: Double, halfGap: Double) -> StateTransition {
        let fast = decayRate + halfGap
        // Computed from the product of the two rates, stiffness / mass: a difference would cancel.
        let slow = stiffness / mass / fast
        let gap = 2 * halfGap
        let tail = Mathematics.exponential(-slow * time)
        let impulse = tail * (gap == 0 ? time : -Mathematics.exponentialMinusOne(-gap * time) / gap)
        return StateTransition(
            xx: tail + slow * impulse, xv: impulse,
            vx: -stiffness / mass * impulse, vv: Mathematics.exponential(-fast * time) - slow * impulse)
    }
}
