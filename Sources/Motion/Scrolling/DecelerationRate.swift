/// How a scroll view slows down when the finger has let go of it: what is left of a velocity after a millisecond.
public struct DecelerationRate: Hashable, Sendable {
    /// What a velocity is multiplied by in a millisecond, between 0 and 1.
    public let perMillisecond: Double

    /// The same as a resistance λ per second, with which `v' = −λv`: −1000 ln d.
    public let resistance: Double

    /// A rate of which so much is left of a velocity after a millisecond.
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

    /// The velocity with which the content sets out, in points per second, when it is let go at another.
    ///
    /// A device moves on once a millisecond, first slowing down and then moving, which makes a distance of
    /// `v·d/(1 − d)` in all. The motion in continuous time that covers it sets out a little slower, by a thousandth at
    /// the normal rate: at `v·λ·d/(1000(1 − d))`.
    public func initialVelocity(releasedAt velocity: Double) -> Double {
        velocity * resistance / 1_000 * perMillisecond / (1 - perMillisecond)
    }

    /// The speed at which the content stops, in points per second: that of a release at 0.01 points per millisecond.
    public var stopSpeed: Double { initialVelocity(releasedAt: 10) }
}
