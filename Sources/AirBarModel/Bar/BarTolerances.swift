import Motion

/// The thresholds of a bar: where a pan opens it, how near counts as being on a detent, how fast a fling is.
public struct BarTolerances: Hashable, Sendable {
    /// The distance below the top within which a pan that begins can open the bar, in points.
    ///
    /// It is not 0, because neither the first content offset of a scroll view nor the position of a finger is always a
    /// whole number of points.
    public let top: Double

    /// The largest distance to a detent that the bar snaps over without moving the content, in points.
    public let quietSnap: Double

    /// The smallest speed of a release after which the content keeps decelerating, in points per second.
    public let fling: Double

    /// The default tolerances: 5 points at the top, a quiet snap of 0.5 points, a fling from 300 points per second.
    ///
    /// 1. 5 points are as published.
    /// 2. 0.5 points are at most 1.5 device pixels, which is not visible.
    /// 3. A deceleration from less than 300 points per second ends within 150 points.
    public static let standard = BarTolerances(known: 5, 0.5, 300)

    /// Makes tolerances of two lengths in points and a speed in points per second.
    ///
    /// - Throws: `InvalidValue` for a number that is negative, not finite, or 2⁴⁰ or more, and for a quiet snap of
    ///   less than `leastQuietSnap`.
    public init(top: Double, quietSnap: Double, fling: Double) throws(InvalidValue) {
        self.init(
            known: try top.asLength("tolerance at the top"), try quietSnap.asLength("quiet snap"),
            try fling.asLength("fling speed"))
        guard quietSnap >= Self.leastQuietSnap else {
            throw InvalidValue(field: "quiet snap", value: quietSnap, expected: "at least 2^-10")
        }
    }

    /// The smallest quiet snap, in points: 2⁻¹⁰.
    ///
    /// Offsets near 2⁴⁰ have rounding errors of 2⁻¹³ points. A bar with a smaller quiet snap would move the content by
    /// such errors, again and again.
    package static let leastQuietSnap = 0x1p-10

    private init(known top: Double, _ quietSnap: Double, _ fling: Double) {
        self.top = top
        self.quietSnap = quietSnap
        self.fling = fling
    }
}
