import Motion

/// The three resting heights of a bar, in points, `0 ≤ compact ≤ normal ≤ expanded`, and its tolerances.
///
/// A configuration that is unordered, negative or not finite does not exist; that is invariant S3.
public struct BarConfiguration: Hashable, Sendable {
    /// The three heights, ordered.
    public let heights: BarHeights

    /// The tolerances.
    public let tolerances: BarTolerances

    /// Makes a configuration of heights in points.
    ///
    /// - Throws: ``InvalidValue`` naming the first height that is negative, not finite, 2⁴⁰ or more, or smaller
    ///   than the one before it.
    public init(_ heights: BarHeights, tolerances: BarTolerances = .standard) throws(InvalidValue) {
        if let flaw = heights.flaw { throw flaw }
        self.heights = heights
        self.tolerances = tolerances
    }

    /// Makes a configuration of three heights in points.
    ///
    /// - Throws: ``InvalidValue``, as for heights that come in one piece.
    public init(compact: Double, normal: Double, expanded: Double) throws(InvalidValue) {
        try self.init(BarHeights(compact: compact, normal: normal, expanded: expanded))
    }

    /// The height of the bar when the content is scrolled away from its top, in points.
    @inlinable
    public var compact: Double { heights.compact }

    /// The height of the bar at rest at the top, in points.
    @inlinable
    public var normal: Double { heights.normal }

    /// The height of the bar pulled open, in points.
    @inlinable
    public var expanded: Double { heights.expanded }

    /// The tallest the bar may be, in points: expanded while the expanded state is available, normal otherwise.
    @inlinable
    public func maximumHeight(isExpandedStateAvailable: Bool) -> Double {
        isExpandedStateAvailable ? expanded : normal
    }
}
