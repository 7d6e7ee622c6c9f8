/// Between which content offsets a scroll view is scrolled, and how it is at its edges, at one moment.
struct ScrollExtent: Hashable, Sendable {
    /// The content offset at rest at the top, in points.
    let top: Double
    /// The content offset at rest at the end, in points, at least ``top``.
    let end: Double
    let frameHeight: Double
    let bounces: Bool

    /// What a scroll view can be scrolled in; nothing if it has numbers that nobody can compute with.
    init?(_ view: ScrollMetrics, _ rules: ScrollingRules) {
        guard view.contentOffset.isUsable, view.frameHeight.isLength, view.top.isUsable, view.end.isUsable
        else {
            return nil
        }
        (top, end) = rules.edges(view)
        frameHeight = view.frameHeight
        bounces = rules.canOverscroll(view)
    }

    /// The nearest content offset at which nothing overscrolls.
    func clamped(_ contentOffset: Double) -> Double { max(top, min(contentOffset, end)) }

    /// Whether a content offset is past an edge.
    func isOutside(_ contentOffset: Double) -> Bool { contentOffset < top || contentOffset > end }

    /// The content offset at which content is shown that is at another.
    ///
    /// Rounding to a pixel takes it past no edge, in neither direction, and off none: an edge need not be at a whole
    /// pixel.
    func shown(_ contentOffset: Double, _ rules: ScrollingRules, _ scale: PixelScale) -> Double {
        if contentOffset == top || contentOffset == end { return contentOffset }
        let shown = rules.pixel(contentOffset, scale)
        if contentOffset < top { return bounces ? min(shown, top) : top }
        if contentOffset > end { return bounces ? max(shown, end) : end }
        return clamped(shown)
    }
}
