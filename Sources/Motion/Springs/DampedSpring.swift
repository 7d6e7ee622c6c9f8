/// A spring with a damper: `mass · x″ + damping · x′ + stiffness · x = 0`, x being the displacement from the target.
///
///     let spring = try DampedSpring(stiffness: 300, damping: 20)
///     spring.dampingRatio       // 0.5773502691896257: underdamped, it overshoots
public struct DampedSpring: Hashable, Sendable {
    /// The force per point of displacement (mass unit · s⁻²), above 0.
    public let stiffness: Double

    /// The force per unit of velocity (mass unit · s⁻¹), at least 0; at 0 the spring swings for ever.
    public let damping: Double

    /// The mass that hangs on the spring, in the unit that the other two are in; above 0.
    public let mass: Double

    /// The undamped angular frequency, ω = √(stiffness / mass), in radians per second.
    public let angularFrequency: Double

    /// Makes a spring of its three constants.
    ///
    /// - Throws: ``InvalidValue`` naming the first constant that is out of range: each from 2⁻⁴⁰ to below 2⁴⁰.
    ///   Within them no product that motion is computed of overflows, and every spring settles.
    public init(stiffness: Double, damping: Double, mass: Double = 1) throws(InvalidValue) {
        try self.init(
            checked: stiffness.asDivisor("stiffness"), damping.asDivisor("damping"),
            mass.asDivisor("mass"))
    }

    /// Makes a spring that would swing with a frequency, in hertz, if it were not damped.
    ///
    /// The damping ratio says how much it is: below 1 it overshoots, at 1 (critically damped) it is as fast as it can
    /// be without, above 1 it creeps.
    ///
    /// - Throws: ``InvalidValue`` naming the frequency (not above 0), the damping ratio (not above 0), the mass, or the
    ///   constant that comes out of range.
    public init(frequency: Double, dampingRatio: Double, mass: Double = 1) throws(InvalidValue) {
        let frequency = try frequency.asDivisor("frequency")
        let ratio = try dampingRatio.asDivisor("damping ratio")
        let mass = try mass.asDivisor("mass")
        let angular = 2 * .pi * frequency
        try self.init(
            stiffness: mass * angular * angular, damping: 2 * ratio * angular * mass, mass: mass)
    }

    /// Makes a spring of constants that are known to be in range.
    package init(checked stiffness: Double, _ damping: Double, _ mass: Double) {
        self.stiffness = stiffness
        self.damping = damping
        self.mass = mass
        angularFrequency = (stiffness / mass).squareRoot()
    }

    /// The rate at which the envelope of a swing decays, damping / (2 · mass), in s⁻¹.
    @inlinable
    public var decayRate: Double { damping / (2 * mass) }

    /// The damping relative to the least that keeps the spring from overshooting.
    public var dampingRatio: Double { decayRate / angularFrequency }

    /// The energy in the spring and in the moving mass, ½·stiffness·x² + ½·mass·v²; it never grows.
    public func energy(of state: SpringState) -> Double {
        0.5
            * (stiffness * state.displacement * state.displacement + mass * state.velocity * state.velocity)
    }
}
