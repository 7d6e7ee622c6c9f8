import Motion

/// A vertical scroll view as a bar sees it: sizes, insets and the content offset, and nothing that moves by itself.
public struct ScrollViewState: Hashable, Sendable {
    /// The height of the frame, in points.
    public var frameHeight: Double

    /// The height of the content, in points.
    public var contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public var contentOffset: Double

    /// The content insets, which the bar sets and to whose top a refresh control adds its own.
    public var contentInset = ContentInset.zero

    /// The insets of the safe area, which the scroll view adds to ``contentInset``.
    public var safeArea: ContentInset

    /// The part of the top content inset that a refresh control added, in points.
    public var refreshInset = 0.0

    /// The top inset of the scroll indicator, in points, which the bar owns.
    public var scrollIndicatorInsetTop = 0.0

    /// Whether the content can be pulled past its edges.
    public var bounces = true

    /// A scroll view without insets, of heights and a content offset in points.
    init(frameHeight: Double, contentHeight: Double, contentOffset: Double) {
        self.frameHeight = frameHeight
        self.contentHeight = contentHeight
        self.contentOffset = contentOffset
        safeArea = .zero
    }

    /// A fresh scroll view of a geometry, without content insets.
    public init(_ geometry: ScrollGeometry) {
        frameHeight = geometry.frameHeight
        contentHeight = geometry.contentHeight
        contentOffset = geometry.contentOffset
        safeArea = geometry.safeArea
    }

    /// The content offset at rest at the top, in points.
    @inlinable
    public var top: Double { -(contentInset.top + safeArea.top) }

    /// The content offset at rest at the end, in points; above ``top`` for content too short to scroll.
    @inlinable
    public var end: Double { contentHeight - frameHeight + contentInset.bottom + safeArea.bottom }

    /// The top inset that is not the bar's own, in points: `x`, the safe area's and the refresh control's.
    @inlinable
    public var otherTopInset: Double { safeArea.top + refreshInset }

    /// The top inset that is the bar's own, in points.
    @inlinable
    public var barTopInset: Double { contentInset.top - refreshInset }

    /// The nearest content offset, in points, at which nothing overscrolls: `K(y)`, the clamp onto `top ... end`.
    ///
    /// Content too short to scroll has the one offset ``top``.
    @inlinable
    public func visible(_ contentOffset: Double) -> Double {
        max(top, min(contentOffset, max(top, end)))
    }
}

extension ScrollViewState {
    /// Changes as an event says, before anybody is told of it.
    ///
    /// Numbers nobody can compute with are taken over like any other, as a scroll view does, but for the insets that
    /// are the system's own: the safe area and a refresh control have none.
    public mutating func apply(_ event: BarEvent) {
        switch event {
        case .contentOffset(let y), .lostContentOffset(let y), .scroll(_, to: let y):
            contentOffset = bounces || !y.isUsable ? y : visible(y)
        case .scrollToTop: contentOffset = top
        case .contentHeight(let height): contentHeight = height
        case .frameHeight(let height): frameHeight = height
        case .safeArea(let insets): if event.unusable == nil { safeArea = insets }
        case .refreshInset(let inset):
            guard event.unusable == nil else { return }
            contentInset.top += inset - refreshInset
            refreshInset = inset
        case .bounces(let doesBounce): bounces = doesBounce
        case .scrollView(let geometry): self = ScrollViewState(geometry)
        case .horizontalScroll, .pan, .release, .expand, .idle: break
        }
    }

    /// Whether every number of it can be computed with; not if they are only just small enough.
    @inlinable
    @inline(__always)
    var isUsable: Bool {
        let offsets = contentOffset.magnitude + contentInset.top.magnitude + contentInset.bottom.magnitude
        let sum = offsets + frameHeight + contentHeight + scrollIndicatorInsetTop.magnitude
        return sum.isUsable && frameHeight >= 0 && contentHeight >= 0
    }

    /// The scroll view with every number that nobody can compute with replaced by what it was before.
    ///
    /// It is inlined although it is rarely needed: a call would have every scroll view copied, should it be.
    @inlinable
    @inline(__always)
    func repaired(by known: ScrollViewState) -> ScrollViewState {
        var view = self
        if !frameHeight.isLength { view.frameHeight = known.frameHeight }
        if !contentHeight.isLength { view.contentHeight = known.contentHeight }
        if !contentOffset.isUsable { view.contentOffset = known.contentOffset }
        if !contentInset.top.isUsable { view.contentInset.top = known.contentInset.top }
        if !contentInset.bottom.isUsable { view.contentInset.bottom = known.contentInset.bottom }
        if !scrollIndicatorInsetTop.isUsable { view.scrollIndicatorInsetTop = known.scrollIndicatorInsetTop }
        return view
    }
}
