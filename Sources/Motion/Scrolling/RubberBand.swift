/// How far content follows a finger that pulls it past an edge: less and less, and never as far as the view is high.
///
/// f(x) = (1 − 1/(0.55x/L + 1))·L for a pull x; a pull the other way is banded alike, so that f(−x) = −f(x).
/// Source: Ilya Lobanov, "How UIScrollView works".
///
///     let band = try RubberBand(dimension: 600)
///     band.banded(200)     // 92.9…: the content has moved
///     band.unbanded(92.9…) // 200: the pull that moved it
public struct RubberBand: Hashable, Sendable {
    /// How far the content follows the first point of a pull.
    public static let coefficient = 0.55

    /// The length that is never reached, in points: the height of the scroll view.
    public let dimension: Double

    /// A rubber band of a scroll view of a height in points.
    ///
    /// - Throws: ``InvalidValue`` for a negative, non-finite or too large height.
    public init(dimension: Double) throws(InvalidValue) {
        self.init(length: try dimension.asLength("rubber band dimension"))
    }

    init(length: Double) {
        dimension = length
    }

    /// How far the content moves past the edge for a pull, both in points; 0 for a pull that is no number.
    public func banded(_ pull: Double) -> Double {
        let stretch = Self.coefficient * min(pull.magnitude, magnitudeLimit)
        guard stretch > 0, dimension > 0 else { return 0 }
        // What is that near to the dimension would be rounded to it.
        let shown = min(dimension * (stretch / (stretch + dimension)), dimension.nextDown)
        return pull < 0 ? -shown : shown
    }

    /// The pull that moves the content so far past the edge, both in points: L·f/(0.55(L − f)).
    ///
    /// No pull moves it as far as the dimension; there, and where the pull would be larger than that, the answer is
    /// ``magnitudeLimit``.
    public func unbanded(_ shown: Double) -> Double {
        let left = dimension - shown.magnitude
        let pull = left > 0 ? dimension * shown.magnitude / (Self.coefficient * left) : .infinity
        return shown < 0 ? -min(pull, magnitudeLimit) : shown == 0 ? 0 : min(pull, magnitudeLimit)
    }

    /// How fast the content moves for each point that the pull grows: 0.55 at the edge, and less and less; 0 for a pull
    /// that is no number.
    public func slope(at pull: Double) -> Double {
        guard dimension > 0, !pull.isNaN else { return 0 }
        let share = dimension / (Self.coefficient * pull.magnitude + dimension)
        return Self.coefficient * share * share
    }
}
