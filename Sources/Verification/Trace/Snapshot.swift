import AirBarModel

/// What can be seen of a bar and its scroll view at one moment.
public struct Snapshot: Hashable, Sendable {
    /// The bar's offset, in points: minus its height.
    public internal(set) var offset: Double

    /// Whether the expanded state is available.
    public internal(set) var isExpandedStateAvailable: Bool

    /// How far the bar says it is open.
    public internal(set) var progress: Double

    /// The scroll view; where a number in it cannot be computed with, as it was before.
    public internal(set) var scrollView: ScrollViewState

    init(_ state: BarState, progress: Double, _ scrollView: ScrollViewState) {
        offset = state.offset
        isExpandedStateAvailable = state.isExpandedStateAvailable
        self.progress = progress
        self.scrollView = scrollView
    }

    init(_ bar: some Bar, _ scrollView: ScrollViewState) {
        self.init(bar.state, progress: bar.transitionProgress, scrollView)
    }
}

extension Snapshot {
    /// Follows another one that differs in nothing about the scroll view but where that is.
    @inline(__always)
    mutating func move(to other: Snapshot) {
        offset = other.offset
        isExpandedStateAvailable = other.isExpandedStateAvailable
        progress = other.progress
        scrollView.contentOffset = other.scrollView.contentOffset
    }

    /// The distance between the bar and the content, in points: `o − (K(y) + x)`; negative where they overlap.
    @inline(__always)
    var gap: Double { offset - (scrollView.visible(scrollView.contentOffset) + scrollView.otherTopInset) }
}
