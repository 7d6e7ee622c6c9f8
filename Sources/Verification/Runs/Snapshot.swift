import AirBarModel

/// What can be observed of a bar and its scroll view at one moment.
public struct Snapshot: Hashable, Sendable {
    /// The bar's offset, in points.
    public internal(set) var offset: Double

    /// The bar's transition progress, from 0 at compact to 2 at expanded.
    package internal(set) var progress: Double

    /// The scroll view; an invalid field keeps its last valid value.
    package internal(set) var scrollView: ScrollViewState

    /// Whether the expanded state is available.
    public internal(set) var isExpandedStateAvailable: Bool

    init(_ bar: some Bar, _ scrollView: ScrollViewState) {
        let state = bar.state
        offset = state.offset
        isExpandedStateAvailable = state.isExpandedStateAvailable
        progress = bar.transitionProgress
        self.scrollView = scrollView
    }
}

extension Snapshot {
    /// The distance between the bar and the content, in points: `o − (K(y) + x)`; negative where they overlap.
    @inline(__always)
    var gap: Double { offset - scrollView.contentEdge(at: scrollView.contentOffset) }
}

extension ScrollViewState {
    /// The offset of a bar that ends where the content at a content offset begins, in points: `K(y) + x`.
    @inline(__always)
    func contentEdge(at contentOffset: Double) -> Double { visible(contentOffset) + otherTopInset }
}
