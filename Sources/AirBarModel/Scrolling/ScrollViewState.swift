import Motion

/// The part of a vertical scroll view that a bar reads and writes: heights, insets and the content offset.
public struct ScrollViewState: Hashable, Sendable {
    /// The height of the frame, in points.
    public var frameHeight: Double

    /// The height of the content, in points.
    public var contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public var contentOffset: Double

    /// The content insets.
    ///
    /// The bar sets them; a refresh control adds ``refreshInset`` to the top.
    public var contentInset = ContentInset.zero

    /// The insets of the safe area, which the scroll view adds to ``contentInset``.
    public var safeArea: ContentInset

    /// The part of the top content inset that comes from a refresh control, in points.
    public var refreshInset = 0.0

    /// The top inset of the scroll indicator, in points, which only the bar sets.
    public var scrollIndicatorInsetTop = 0.0

    /// Whether the content can be pulled past its edges.
    public var bounces = true

    /// Whether a write of the content offset that is already there is notified.
    ///
    /// A programmatic scroll first stops a deceleration by such a write. Whoever observes the setter, as key-value
    /// observing does, is notified of it; a scroll view's delegate is not.
    public var notifiesEqualWrites = false

    /// A scroll view without insets, of heights and a content offset in points.
    init(frameHeight: Double, contentHeight: Double, contentOffset: Double) {
        self.frameHeight = frameHeight
        self.contentHeight = contentHeight
        self.contentOffset = contentOffset
        safeArea = .zero
    }

    /// A scroll view of a geometry, without content insets.
    public init(_ geometry: ScrollViewGeometry) {
        frameHeight = geometry.frameHeight
        contentHeight = geometry.contentHeight
        contentOffset = geometry.contentOffset
        safeArea = geometry.safeArea
        notifiesEqualWrites = geometry.notifiesEqualWrites
    }

    /// The content offset at rest at the top, in points.
    @inlinable
    public var top: Double { -(contentInset.top + safeArea.top) }

    /// The content offset at rest at the end, in points; less than ``top`` for content that is too short to scroll.
    @inlinable
    public var end: Double { contentHeight - frameHeight + contentInset.bottom + safeArea.bottom }

    /// The top inset that the bar did not set, in points: `x`, the safe area's plus the refresh control's.
    @inlinable
    public var otherTopInset: Double { safeArea.top + refreshInset }

    /// The top inset that the bar set, in points.
    @inlinable
    public var barTopInset: Double { contentInset.top - refreshInset }

    /// The nearest content offset that is not past an edge, in points: `K(y)`, the clamp to `top ... end`.
    ///
    /// For content that is too short to scroll it is ``top``.
    @inlinable
    public func visible(_ contentOffset: Double) -> Double {
        max(top, min(contentOffset, max(top, end)))
    }
}

extension ScrollViewState {
    /// Applies an event to the scroll view, before the bar is notified.
    ///
    /// An invalid content offset or height is stored as NaN: a sum of valid numbers may exceed their limit, and is
    /// not mistaken for an invalid number. Insets that the system sets, the safe area's and the refresh control's, are
    /// never invalid: such events change nothing.
    public mutating func apply(_ event: BarEvent) {
        switch event {
        case .contentOffset(let y), .lostContentOffset(let y), .scroll(_, to: let y):
            contentOffset = !y.isUsable ? .nan : bounces ? y : visible(y)
        case .scrollToTop: contentOffset = top
        case .contentHeight(let height): contentHeight = height.isLength ? height : .nan
        // The height of a rectangle is absolute.
        case .frameHeight(let height): frameHeight = height.isUsable ? height.magnitude : .nan
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

    /// Whether every number is finite, which all but invalid ones are.
    @inlinable
    @inline(__always)
    var isFinite: Bool {
        let insets = contentInset.top + contentInset.bottom + scrollIndicatorInsetTop
        return (contentOffset + frameHeight + contentHeight + insets).isFinite
    }

    /// The scroll view with every invalid number replaced by that of an earlier, valid scroll view.
    ///
    /// Inlined although it is rarely needed: a call would copy the scroll view on every event.
    @inlinable
    @inline(__always)
    func repaired(by known: ScrollViewState) -> ScrollViewState {
        var view = self
        if !frameHeight.isFinite { view.frameHeight = known.frameHeight }
        if !contentHeight.isFinite { view.contentHeight = known.contentHeight }
        if !contentOffset.isFinite { view.contentOffset = known.contentOffset }
        if !contentInset.top.isFinite { view.contentInset.top = known.contentInset.top }
        if !contentInset.bottom.isFinite { view.contentInset.bottom = known.contentInset.bottom }
        if !scrollIndicatorInsetTop.isFinite { view.scrollIndicatorInsetTop = known.scrollIndicatorInsetTop }
        return view
    }
}
