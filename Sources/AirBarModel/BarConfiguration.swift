/// The three resting heights of a bar, in points: `0 ≤ compact ≤ normal ≤ expanded`.
///
/// A configuration that is unordered, negative or not finite does not exist; that is invariant S3.
public struct BarConfiguration: Hashable, Sendable {
    /// The height of the bar when the content is scrolled away from its top, in points.
    public let compact: Double

    /// The height of the bar at rest at the top, in points.
    public let normal: Double

    /// The height of the bar pulled open, in points.
    public let expanded: Double

    /// Makes a configuration of three heights in points.
    ///
    /// - Throws: ``InvalidValue`` naming the first height that is negative, not finite, 2⁴⁰ or more, or smaller
    ///   than the one before it.
    public init(compact: Double, normal: Double, expanded: Double) throws(InvalidValue) {
        self.compact = try compact.asLength("compact height")
        self.normal = try normal.asLength("normal height")
        self.expanded = try expanded.asLength("expanded height")
        guard compact <= normal else {
            throw InvalidValue(
                field: "normal height", value: normal, expected: "at least the compact height, \(compact)")
        }
        guard normal <= expanded else {
            throw InvalidValue(
                field: "expanded height", value: expanded, expected: "at least the normal height, \(normal)")
        }
    }

    /// The tallest the bar may be, in points: expanded while the expanded state is available, normal otherwise.
    @inlinable
    public func maximumHeight(isExpandedStateAvailable: Bool) -> Double {
        isExpandedStateAvailable ? expanded : normal
    }
}
