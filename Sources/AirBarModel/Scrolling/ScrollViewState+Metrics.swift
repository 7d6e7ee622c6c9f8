import Motion

extension ScrollViewState {
    /// The position and the edges that a scroll motion needs, in points.
    public var metrics: ScrollMetrics {
        ScrollMetrics(
            contentOffset: contentOffset, top: top, end: end,
            bottomInset: contentInset.bottom + safeArea.bottom,
            frameHeight: frameHeight, bounces: bounces)
    }
}
