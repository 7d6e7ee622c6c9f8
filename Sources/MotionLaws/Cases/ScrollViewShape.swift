import Motion

/// A scroll view of a case: its sizes, insets and content offset, in points.
struct ScrollViewShape {
    var frameHeight: Double
    var contentHeight: Double
    var contentOffset = 0.0
    var topInset = 0.0
    var bottomInset = 0.0
    /// Whether the content can be pulled past its edges.
    var bounces = true

    /// The content offset at rest at the top.
    var top: Double { -topInset }

    /// The content offset at rest at the end; below ``top`` for content that is too short to scroll.
    var end: Double { contentHeight - frameHeight + bottomInset }

    /// The nearest content offset that is not past an edge.
    func visible(_ contentOffset: Double) -> Double { max(top, min(contentOffset, max(top, end))) }

    /// Where a motion has content that it finds at a content offset: at the edge that the content is past, where the
    /// view does not bounce.
    func placed(_ contentOffset: Double) -> Double { bounces ? contentOffset : visible(contentOffset) }

    /// The input of a scroll motion.
    var metrics: ScrollMetrics {
        ScrollMetrics(
            contentOffset: contentOffset, top: top, end: end, bottomInset: bottomInset,
            frameHeight: frameHeight, bounces: bounces)
    }
}
