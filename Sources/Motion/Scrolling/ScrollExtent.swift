/// The valid edges of a scroll view at one moment, as the rules compute them.
struct ScrollExtent: Hashable, Sendable {
    /// The content offset at rest at the top, in points.
    let top: Double
    /// The content offset at rest at the end, in points, at least ``top``.
    let end: Double
    let frameHeight: Double
    let bounces: Bool

    /// The edges of a scroll view; nil if one of its numbers is invalid.
    init?(_ view: ScrollMetrics, _ rules: ScrollingRules) {
        guard view.contentOffset.isUsable, view.frameHeight.isLength, view.top.isUsable, view.end.isUsable
        else {
            return nil
        }
        (top, end) = rules.edges(view)
        frameHeight = view.frameHeight
        bounces = rules.canOverscroll(view)
    }

    /// The nearest content offset that is not past an edge.
    func clamped(_ contentOffset: Double) -> Double { max(top, min(contentOffset, end)) }

    /// How far past an edge a content offset is, in points: negative past the top, 0 between the edges.
    func pull(to contentOffset: Double) -> Double { contentOffset - clamped(contentOffset) }

    /// Whether a content offset is past an edge.
    func isOutside(_ contentOffset: Double) -> Bool { contentOffset < top || contentOffset > end }

    /// The content offset to show for an exact content offset: the nearest whole pixel on the same side of each edge.
    ///
    /// An edge itself is shown exactly, although it need not be at a whole pixel.
    func shown(_ contentOffset: Double, _ rules: ScrollingRules, _ scale: PixelScale) -> Double {
        if contentOffset == top || contentOffset == end { return contentOffset }
        let shown = rules.pixel(contentOffset, scale)
        if contentOffset < top { return bounces ? min(shown, top) : top }
        if contentOffset > end { return bounces ? max(shown, end) : end }
        return clamped(shown)
    }
}
