/// The decay animation of POP: each millisecond multiplies the velocity by a factor d.
///
/// The distance is the sum over whole milliseconds, `v·d(1 − dᵗ)/(1 − d)` with t in ms, extended to any t. The total is
/// 0.499·v for d = 0.998 and v in points per second; the integral of the velocity would be 0.4995·v. Source: POP,
/// `POPDecayAnimation`.
package struct PopDecay: Hashable, Sendable {
    /// The factor by which a millisecond multiplies the velocity, between 0 and 1.
    package let deceleration: Double

    /// POP's default: 0.998, the normal rate of a scroll view.
    package static let standard = PopDecay(checked: 0.998)

    /// Makes a decay of a factor per millisecond.
    ///
    /// - Throws: ``InvalidValue`` unless the factor is from 2⁻¹⁰ to 1 − 2⁻²⁰.
    package init(deceleration: Double) throws(InvalidValue) {
        guard 0x1p-10...(1 - 0x1p-20) ~= deceleration else {
            throw InvalidValue(
                field: "deceleration", value: deceleration, expected: "from 2^-10 to 1 - 2^-20")
        }
        self.init(checked: deceleration)
    }

    private init(checked deceleration: Double) {
        self.deceleration = deceleration
    }

    /// The total distance divided by the initial velocity, in seconds.
    ///
    ///     PopDecay.standard.reach   // 0.499
    package var reach: Double { 0.001 * deceleration / (1 - deceleration) }

    /// The distance and velocity after a time in seconds, for a velocity in points per second; an invalid one counts as 0.
    ///
    /// *Postcondition*: displacement + ``reach`` · velocity is the same after every time.
    package func glide(_ velocity: Double, for time: Double) -> Glide {
        guard velocity.isUsable else { return Glide(displacement: 0, velocity: 0) }
        guard time > 0 else { return Glide(displacement: 0, velocity: velocity) }
        let exponent = Mathematics.logarithm(deceleration) * 1_000 * time
        return Glide(
            displacement: -velocity * reach * Mathematics.exponentialMinusOne(exponent),
            velocity: velocity * Mathematics.exponential(exponent))
    }
}
