import Motion

/// How exact a bar has to be: the numbers that are no heights.
public struct BarTolerances: Hashable, Sendable {
    /// How far below the top a pan may begin and still open the bar, in points.
    ///
    /// The first offsets a scroll view reports are not always whole, and a finger is not either.
    public let top: Double

    /// How far from a detent the bar may be and still be put there without moving the content, in points.
    public let quietSnap: Double

    /// From which speed on a release keeps decelerating, in points per second.
    public let fling: Double

    /// 5 points at the top, as published; half a point, at most one and a half device pixels, which nobody sees;
    /// 300 points per second, below which a deceleration would be over within 150 points.
    public static let standard = BarTolerances(known: 5, 0.5, 300)

    /// Makes tolerances of two lengths in points and a speed in points per second.
    ///
    /// - Throws: ``InvalidValue`` for a number that is negative, not finite, or 2⁴⁰ or more.
    public init(top: Double, quietSnap: Double, fling: Double) throws(InvalidValue) {
        self.init(
            known: try top.asLength("tolerance at the top"), try quietSnap.asLength("quiet snap"),
            try fling.asLength("fling speed"))
    }

    private init(known top: Double, _ quietSnap: Double, _ fling: Double) {
        self.top = top
        self.quietSnap = quietSnap
        self.fling = fling
    }
}
