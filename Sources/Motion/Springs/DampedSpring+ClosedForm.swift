extension DampedSpring {
    /// The state after some time, exact for every time, so that no frame rate shows.
    ///
    ///     let spring = try DampedSpring(stiffness: 300, damping: 20)
    ///     spring.advanced(SpringState(displacement: 100, velocity: 0), by: 1)
    ///     // displacement 0.00318…, velocity -0.0963…
    ///
    /// *Edge cases*: a time of 0 gives the state itself; so does one that is negative or not finite, which no frame
    /// lasts. A time of any length gives a finite state for one of magnitudes below 2⁴⁰.
    ///
    /// *Postconditions*: `advanced(s, by: a + b)` is `advanced(advanced(s, by: a), by: b)` but for rounding; the
    /// ``energy(of:)`` has not grown.
    ///
    /// - Parameter time: in seconds.
    public func advanced(_ state: SpringState, by time: Double) -> SpringState {
        guard time > 0 && time.isFinite else { return state }
        return transition(over: time).applied(to: state)
    }

    /// What a time, in seconds and not negative, makes of any state.
    ///
    /// The textbook has three formulas that divide zero by zero where they meet. These meet without harm: sin(x)/x
    /// and (1 − e⁻ˣ)/x have all their digits however small x is, and only 0 itself needs care.
    public func transition(over time: Double) -> StateTransition {
        // Past this nothing still moves, and the products below would overflow.
        let time = min(time, 0x1p512)
        let discriminant = self.discriminant
        return discriminant < 0
            ? swinging(by: time, angularFrequency: (-discriminant).squareRoot())
            : creeping(by: time, halfGap: discriminant.squareRoot())
    }

    /// Half the difference of the two rates of decay, squared; negative for a spring that swings.
    var discriminant: Double {
        // As a product, since the difference of the squares cancels near critical damping.
        (decayRate - angularFrequency) * (decayRate + angularFrequency)
    }

    /// Underdamped: a swing in a decaying envelope.
    private func swinging(by time: Double, angularFrequency swing: Double) -> StateTransition {
        let envelope = Mathematics.exponential(-decayRate * time)
        let cosine = envelope * Mathematics.cosine(swing * time)
        let impulse = envelope * (swing == 0 ? time : Mathematics.sine(swing * time) / swing)
        return StateTransition(
            xx: cosine + decayRate * impulse, xv: impulse,
            vx: -stiffness / mass * impulse, vv: cosine - decayRate * impulse)
    }

    /// Critically damped or overdamped: two decays, of which the slower is left in the end.
    private func creeping(by time: Double, halfGap: Double) -> StateTransition {
        let fast = decayRate + halfGap
        // The product of the two rates is stiffness / mass; their difference would cancel.
        let slow = stiffness / mass / fast
        let gap = 2 * halfGap
        let tail = Mathematics.exponential(-slow * time)
        let impulse = tail * (gap == 0 ? time : -Mathematics.exponentialMinusOne(-gap * time) / gap)
        return StateTransition(
            xx: tail + slow * impulse, xv: impulse,
            vx: -stiffness / mass * impulse, vv: Mathematics.exponential(-fast * time) - slow * impulse)
    }
}
