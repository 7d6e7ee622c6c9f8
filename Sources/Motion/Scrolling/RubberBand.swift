/// The displacement of content that a finger pulls past an edge; it stays below the height of the view.
///
/// f(x) = (1 − 1/(0.55x/L + 1))·L for a pull x ≥ 0 and a view of height L, and f(−x) = −f(x).
/// Source: Ilya Lobanov, "How UIScrollView works".
///
///     let band = try RubberBand(dimension: 600)
///     band.banded(200)     // 92.9…
///     band.unbanded(92.9…) // 200
package struct RubberBand: Hashable, Sendable {
    /// The slope at the edge.
    package static let coefficient = 0.55

    /// The height of the scroll view, in points: an upper bound, exclusive, of the displacement.
    package let dimension: Double

    /// A rubber band for a scroll view of a height in points.
    ///
    /// - Throws: ``InvalidValue`` for a height that is negative, not finite, or 2⁴⁰ and more.
    package init(dimension: Double) throws(InvalidValue) {
        self.init(length: try dimension.asLength("rubber band dimension"))
    }

    init(length: Double) {
        dimension = length
    }

    /// The displacement of the content for a pull, both in points; 0 for NaN.
    package func banded(_ pull: Double) -> Double {
        let stretch = Self.coefficient * min(pull.magnitude, magnitudeLimit)
        guard stretch > 0, dimension > 0 else { return 0 }
        // A displacement close to the dimension would be rounded to it.
        let shown = min(dimension * (stretch / (stretch + dimension)), dimension.nextDown)
        return pull < 0 ? -shown : shown
    }

    /// The pull that causes a displacement f, both in points: L·f/(0.55(L − f)).
    ///
    /// The magnitude of the result is at most ``magnitudeLimit``, also for a displacement that no pull causes.
    package func unbanded(_ shown: Double) -> Double {
        let left = dimension - shown.magnitude
        let pull = left > 0 ? dimension * shown.magnitude / (Self.coefficient * left) : .infinity
        return shown < 0 ? -min(pull, magnitudeLimit) : shown == 0 ? 0 : min(pull, magnitudeLimit)
    }

    /// The derivative of the displacement at a pull in points: 0.55 at the edge, decreasing; 0 for NaN.
    package func slope(at pull: Double) -> Double {
        guard dimension > 0, !pull.isNaN else { return 0 }
        let share = dimension / (Self.coefficient * pull.magnitude + dimension)
        return Self.coefficient * share * share
    }
}
