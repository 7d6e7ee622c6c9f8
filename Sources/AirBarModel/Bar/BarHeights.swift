import Motion

/// Proposed heights of a bar, in points, which may be invalid.
///
/// ``BarConfiguration`` accepts valid ones only.
public struct BarHeights: Hashable, Sendable {
    /// The height of the bar when the content is scrolled away from its top, in points.
    public var compact: Double

    /// The height of the bar at rest at the top, in points.
    public var normal: Double

    /// The height of the bar when it is pulled open, in points.
    public var expanded: Double

    /// Proposes heights in points.
    @inlinable
    public init(compact: Double, normal: Double, expanded: Double) {
        self.compact = compact
        self.normal = normal
        self.expanded = expanded
    }

    /// The first height that makes the heights invalid, in points; nil if they are valid.
    @usableFromInline
    package var flawedHeight: Double? {
        if !compact.isLength { return compact }
        if !normal.isLength || normal < compact { return normal }
        return !expanded.isLength || expanded < normal ? expanded : nil
    }

    /// The first height that is negative, not finite, 2⁴⁰ or more, or smaller than the one before it; nil if the heights
    /// are valid.
    public var flaw: InvalidValue? {
        do {
            _ = try compact.asLength("compact height")
            _ = try normal.asLength("normal height")
            _ = try expanded.asLength("expanded height")
        } catch {
            return error
        }
        if compact > normal {
            return InvalidValue(
                field: "normal height", value: normal, expected: "at least the compact height, \(compact)")
        }
        if normal > expanded {
            return InvalidValue(
                field: "expanded height", value: expanded, expected: "at least the normal height, \(normal)")
        }
        return nil
    }
}
