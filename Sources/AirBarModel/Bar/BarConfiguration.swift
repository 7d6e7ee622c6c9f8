import Motion

/// The three resting heights of a bar, in points, `0 ≤ compact ≤ normal ≤ expanded`, and its tolerances.
///
/// Heights that are unordered, negative or not finite cannot be configured; that is invariant S3.
public struct BarConfiguration: Hashable, Sendable {
    /// The three heights, in points.
    public private(set) var heights: BarHeights

    /// The thresholds of opening, snapping and flinging.
    public let tolerances: BarTolerances

    /// The kind of the bar, which its definition decides.
    public private(set) var kind = BarKind.airBar

    /// Whether the bar must stay at its normal height or taller.
    public private(set) var mustStay = false

    /// Makes a configuration of heights in points.
    ///
    /// - Throws: `InvalidValue` naming the first height that is negative, not finite, 2⁴⁰ or more, or smaller
    ///   than the one before it.
    public init(_ heights: BarHeights, tolerances: BarTolerances = .standard) throws(InvalidValue) {
        if let flaw = heights.flaw { throw flaw }
        self.heights = heights
        self.tolerances = tolerances
    }

    /// Makes a configuration of three heights in points.
    ///
    /// - Throws: `InvalidValue` naming the first invalid height, as `init(_:tolerances:)` does.
    public init(compact: Double, normal: Double, expanded: Double) throws(InvalidValue) {
        try self.init(BarHeights(compact: compact, normal: normal, expanded: expanded))
    }

    /// The height of the bar when the content is scrolled away from its top, in points: the normal one while it must stay.
    @inlinable
    public var compact: Double { mustStay ? heights.normal : heights.compact }

    /// The height of the bar at rest at the top, in points.
    @inlinable
    public var normal: Double { heights.normal }

    /// The height between those two at which a bar of the kind also rests, in points; nil if there is none.
    package var heightBetween: Double? { kind.heightBetween(heights) }

    /// The height of the bar when it is pulled open, in points.
    @inlinable
    public var expanded: Double { heights.expanded }

    /// The same configuration with other heights, in points, as ``BarEvent/heights(_:)`` gives them; unchanged if they are
    /// invalid.
    public func with(heights: BarHeights) -> BarConfiguration {
        var other = self
        if heights.flawedHeight == nil { other.heights = heights }
        return other
    }

    /// The same configuration of a bar that must stay at its normal height or taller, or that may hide, as
    /// ``BarEvent/stay(_:)`` says.
    public func staying(_ mustStay: Bool) -> BarConfiguration {
        var other = self
        other.mustStay = mustStay
        return other
    }

    /// The configuration after an event that the bar was told: other heights, or to stay.
    package func after(_ event: BarEvent) -> BarConfiguration {
        switch event {
        case .heights(let heights): with(heights: heights)
        case .stay(let mustStay): staying(mustStay)
        default: self
        }
    }

    /// The same configuration of a bar of a kind.
    package func of(_ kind: BarKind) -> BarConfiguration {
        var other = self
        other.kind = kind
        return other
    }

    /// The largest height in reach, in points: expanded while the expanded state is available, normal otherwise.
    ///
    /// A bar that follows position may have any of its heights at any time.
    @inlinable
    package func maximumHeight(isExpandedStateAvailable: Bool) -> Double {
        if case .followsPosition = kind.rule { return expanded }
        return largestHeightAtRest(isExpandedStateAvailable: isExpandedStateAvailable)
    }

    /// The largest height at rest, in points: expanded while the expanded state is available, normal otherwise.
    @inlinable
    package func largestHeightAtRest(isExpandedStateAvailable: Bool) -> Double {
        isExpandedStateAvailable ? expanded : normal
    }

    /// The own top inset, in points, below which section headers are pinned: the bar's height, but not where it stretches.
    ///
    /// Where content cannot be pulled beyond its top, a top that follows would hold it up at every step of a pull, so that
    /// there the inset is the largest height at rest.
    package func followingInset(
        height: Double, isExpandedStateAvailable: Bool, on scrollView: ScrollViewState
    ) -> Double {
        let largest = largestHeightAtRest(isExpandedStateAvailable: isExpandedStateAvailable)
        return scrollView.bounces ? min(height, largest) : largest
    }

    /// The distance in which the content takes a bar that may hide from its largest height at rest to compact, in points.
    @inlinable
    package func distanceToCompact(isExpandedStateAvailable: Bool) -> Double {
        if case .followsPosition(let travel, _) = kind.rule { return travel * (normal - heights.compact) }
        return maximumHeight(isExpandedStateAvailable: isExpandedStateAvailable) - heights.compact
    }
}
