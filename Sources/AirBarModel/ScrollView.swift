/// The insets of a scroll view's content, in points.
public struct ContentInset: Hashable, Sendable {
    /// The distance from the frame's top edge to the content at rest at its top, in points.
    public var top: Double

    /// The distance from the content's end to the frame's bottom edge at rest at the end, in points.
    public var bottom: Double

    /// Makes insets of two distances in points.
    public init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }
}

/// A vertical scroll view as a bar sees it: sizes, insets and the content offset, and nothing that moves by itself.
public struct ScrollView: Hashable, Sendable {
    /// The height of the frame, in points.
    public var frameHeight: Double

    /// The height of the content, in points.
    public var contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public var contentOffset: Double

    /// The content insets, which the bar owns.
    public var contentInset = ContentInset(top: 0, bottom: 0)

    /// The top inset of the scroll indicator, in points, which the bar owns.
    public var scrollIndicatorInsetTop = 0.0

    /// A fresh scroll view of a geometry, without insets.
    public init(_ geometry: ScrollGeometry) {
        frameHeight = geometry.frameHeight
        contentHeight = geometry.contentHeight
        contentOffset = geometry.contentOffset
    }

    /// The content offset at rest at the top, in points.
    @inlinable
    public var top: Double { -contentInset.top }

    /// The content offset at rest at the end, in points; above ``top`` for content too short to scroll.
    @inlinable
    public var end: Double { contentHeight - frameHeight + contentInset.bottom }

    /// The nearest content offset, in points, at which nothing overscrolls: `K(y)`, the clamp onto `top ... end`.
    ///
    /// Content too short to scroll has the one offset ``top``.
    @inlinable
    public func visible(_ contentOffset: Double) -> Double {
        max(top, min(contentOffset, max(top, end)))
    }
}
