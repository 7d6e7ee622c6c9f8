/// A spring with a damper: `mass · x″ + damping · x′ + stiffness · x = 0`, x being the displacement from the target.
///
///     let spring = try DampedSpring(stiffness: 300, damping: 20)
///     spring.dampingRatio       // 0.5773502691896257: underdamped, it overshoots
package struct DampedSpring: Hashable, Sendable {
    /// The force per point of displacement (mass unit · s⁻²), above 0.
    package let stiffness: Double

    /// The force per unit of velocity (mass unit · s⁻¹), above 0.
    package let damping: Double

    /// The mass, in the mass unit of the other two constants; above 0.
    package let mass: Double

    /// The undamped angular frequency, ω = √(stiffness / mass), in radians per second.
    package let angularFrequency: Double

    /// Makes a spring of its three constants.
    ///
    /// - Throws: ``InvalidValue`` naming the first constant that is out of range: each from 2⁻⁴⁰ to below 2⁴⁰.
    ///   In this range no intermediate product overflows, and every spring settles.
    package init(stiffness: Double, damping: Double, mass: Double = 1) throws(InvalidValue) {
        try self.init(
            checked: stiffness.asDivisor("stiffness"), damping.asDivisor("damping"),
            mass.asDivisor("mass"))
    }

    /// Makes a spring of an undamped frequency, in hertz, and a damping ratio.
    ///
    /// Below a damping ratio of 1 the spring overshoots. At 1 it is critically damped: the fastest without an overshoot.
    /// Above 1 it is slower.
    ///
    /// - Throws: ``InvalidValue`` naming the frequency (not above 0), the damping ratio (not above 0), the mass, or the
    ///   constant that comes out of range.
    package init(frequency: Double, dampingRatio: Double, mass: Double = 1) throws(InvalidValue) {
        let frequency = try frequency.asDivisor("frequency")
        let ratio = try dampingRatio.asDivisor("damping ratio")
        let mass = try mass.asDivisor("mass")
        let angular = 2 * .pi * frequency
        try self.init(
            stiffness: mass * angular * angular, damping: 2 * ratio * angular * mass, mass: mass)
    }

    /// Makes a spring of constants that are in range.
    package init(checked stiffness: Double, _ damping: Double, _ mass: Double) {
        self.stiffness = stiffness
        self.damping = damping
        self.mass = mass
        angularFrequency = (stiffness / mass).squareRoot()
    }

    /// The decay rate of the envelope of an oscillation, damping / (2 · mass), in s⁻¹.
    @inlinable
    package var decayRate: Double { damping / (2 * mass) }

    /// The damping divided by the critical damping.
    package var dampingRatio: Double { decayRate / angularFrequency }

    /// The energy of the spring and the moving mass, ½·stiffness·x² + ½·mass·v²; it never grows.
    package func energy(of state: SpringState) -> Double {
        0.5
            * (stiffness * state.displacement * state.displacement + mass * state.velocity * state.velocity)
    }
}
