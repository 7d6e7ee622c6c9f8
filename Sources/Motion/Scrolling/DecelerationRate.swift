/// The rate at which released content slows down: the factor by which its velocity falls in a millisecond.
public struct DecelerationRate: Hashable, Sendable {
    /// The factor that a millisecond multiplies the velocity by, between 0 and 1.
    package let perMillisecond: Double

    /// The same rate as a resistance λ per second, `v' = −λv`: −1000 ln d for a factor d.
    package let resistance: Double

    /// A rate of a factor per millisecond.
    ///
    /// - Throws: ``InvalidValue`` unless the factor is above 0 and below 1.
    public init(perMillisecond: Double) throws(InvalidValue) {
        guard perMillisecond > 0, perMillisecond < 1 else {
            throw InvalidValue(
                field: "deceleration rate", value: perMillisecond, expected: "a factor above 0 and below 1")
        }
        self.init(factor: perMillisecond)
    }

    private init(factor: Double) {
        perMillisecond = factor
        resistance = -1_000 * Mathematics.logarithm(factor)
    }

    /// UIKit's `normal`, 0.998: a resistance of 2.002 per second.
    public static let normal = DecelerationRate(factor: 0.998)

    /// UIKit's `fast`, 0.99: a resistance of 10.05 per second.
    public static let fast = DecelerationRate(factor: 0.99)

    /// The initial velocity of the continuous deceleration of content released at a velocity, in points per second.
    ///
    /// A device computes a step each millisecond: it slows the content down, then moves it. The steps add up to a
    /// distance of `v·d/(1 − d)`. The continuous motion of the same distance begins at `v·λ·d/(1000(1 − d))`, which is
    /// slower by a thousandth at the normal rate.
    package func initialVelocity(releasedAt velocity: Double) -> Double {
        velocity * resistance / 1_000 * perMillisecond / (1 - perMillisecond)
    }

    /// The speed at which content stops, in points per second: that of a release at 0.01 points per millisecond.
    package var stopSpeed: Double { initialVelocity(releasedAt: 10) }

    /// The share of its velocity that content has left after a time in seconds.
    package func shareLeft(after time: Double) -> Double { Mathematics.exponential(-resistance * time) }
}
