/// How POP's animations are computed.
public struct PopRules: Sendable {
    /// The spring of a bounciness and a speed.
    public var spring: @Sendable (PopSpring) -> DampedSpring

    /// What a time, in seconds, makes of a velocity, in points per second, that decays.
    public var decay: @Sendable (_ decay: PopDecay, _ velocity: Double, _ time: Double) -> Glide

    /// POP's own formulas.
    public static let hardened = PopRules(
        spring: \.spring, decay: { decay, velocity, time in decay.glide(velocity, for: time) })
}
