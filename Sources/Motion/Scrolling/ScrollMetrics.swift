/// The position and the edges of a scroll view at one moment: what a ``ScrollMotion`` reads of it.
///
/// All lengths are in points.
public struct ScrollMetrics: Hashable, Sendable {
    /// The content offset, positive when the content has moved up.
    package var contentOffset: Double

    /// The content offset at rest at the top.
    package var top: Double

    /// The content offset at rest at the end; below ``top`` for content that is too short to scroll.
    package var end: Double

    /// The part of ``end`` that comes from the bottom insets.
    package var bottomInset: Double

    /// The height of the frame.
    package var frameHeight: Double

    /// Whether the content can be pulled past its edges.
    package var bounces: Bool

    /// Describes a scroll view by its content offset, its edges and its frame height, all in points.
    ///
    /// Invalid numbers are accepted: a ``ScrollMotion`` does not move a scroll view that has one.
    package init(
        contentOffset: Double, top: Double, end: Double, bottomInset: Double = 0, frameHeight: Double,
        bounces: Bool = true
    ) {
        self.contentOffset = contentOffset
        self.top = top
        self.end = end
        self.bottomInset = bottomInset
        self.frameHeight = frameHeight
        self.bounces = bounces
    }
}
