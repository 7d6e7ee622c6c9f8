/// What a bar shows: its offset, and whether the expanded state can be reached.
public struct BarState: Hashable, Sendable {
    /// The bar's offset, in points: minus its height, so that it can be compared to a content offset.
    public var offset: Double

    /// The three heights and the tolerances.
    ///
    /// A bar that is made to change its heights sets them when it is told of others.
    public var configuration: BarConfiguration

    /// Whether the bar may grow past its normal height.
    public var isExpandedStateAvailable: Bool

    /// The initial state: at the normal height, the expanded state not available.
    public init(_ configuration: BarConfiguration) {
        self.configuration = configuration
        offset = -configuration.normal
        isExpandedStateAvailable = false
    }

    /// The bar's height, in points.
    @inlinable
    public var height: Double { -offset }

    /// The smallest offset in reach, in points: `−h(A)`, minus the largest height in reach.
    @inlinable
    public var lowestOffset: Double {
        -configuration.maximumHeight(isExpandedStateAvailable: isExpandedStateAvailable)
    }

    /// The own top inset, in points, of a bar below which section headers are pinned.
    package func followingInset(on scrollView: ScrollViewState) -> Double {
        configuration.followingInset(
            height: height, isExpandedStateAvailable: isExpandedStateAvailable, on: scrollView)
    }

    /// The largest height at rest, in points, which is the own top inset of a bar that keeps its inset.
    package var largestHeightAtRest: Double {
        configuration.largestHeightAtRest(isExpandedStateAvailable: isExpandedStateAvailable)
    }

    /// The largest offset in reach, in points: `−c`, minus the compact height.
    @inlinable
    public var highestOffset: Double { -configuration.compact }
}
