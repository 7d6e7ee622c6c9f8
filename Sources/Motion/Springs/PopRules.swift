/// The formulas of POP's animations.
package struct PopRules: Sendable {
    /// The spring for a bounciness and a speed.
    package var spring: @Sendable (PopSpring) -> DampedSpring

    /// The distance and velocity of a decay after a time in seconds, for a velocity in points per second.
    package var decay: @Sendable (_ decay: PopDecay, _ velocity: Double, _ time: Double) -> Glide

    /// POP's own formulas.
    package static let hardened = PopRules(
        spring: \.spring, decay: { decay, velocity, time in decay.glide(velocity, for: time) })
}
