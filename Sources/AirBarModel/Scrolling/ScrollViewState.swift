import Motion

/// The part of a vertical scroll view that a bar reads and writes: heights, insets and the content offset.
public struct ScrollViewState: Sendable {
    /// The height of the frame, in points.
    public var frameHeight: Double

    /// The height of the content, in points.
    public var contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public var contentOffset: Double

    /// The content insets.
    ///
    /// The bar sets them; a refresh control adds ``refreshInset`` to the top, and the app ``bottomInset`` to the bottom.
    public var contentInset = ContentInset.zero

    /// The insets of the safe area, which the scroll view adds to ``contentInset``.
    public var safeArea: ContentInset

    /// The part of the top content inset that comes from a refresh control, in points.
    public var refreshInset = 0.0

    /// The top content inset to which a refresh control that restores it will set it, in points; 0 while none is active.
    package var insetBeforeRefresh = 0.0

    /// The part of the bottom content inset that is the app's own, as for a keyboard, in points.
    public var bottomInset = 0.0

    /// The top inset of the scroll indicator, in points, which only the bar sets.
    public var scrollIndicatorInsetTop = 0.0

    /// Whether the content can be pulled past its edges.
    public var bounces = true

    /// What the scroll view does by itself.
    public var behavior: ScrollViewBehavior = []

    /// Whether the content moves, under a finger or by itself; known only of a scroll view that clamps.
    public internal(set) var isInMotion = false

    /// A scroll view without insets, of heights and a content offset in points.
    init(frameHeight: Double, contentHeight: Double, contentOffset: Double) {
        self.frameHeight = frameHeight
        self.contentHeight = contentHeight
        self.contentOffset = contentOffset
        safeArea = .zero
    }

    /// A scroll view of a geometry.
    public init(_ geometry: ScrollViewGeometry) {
        frameHeight = geometry.frameHeight
        contentHeight = geometry.contentHeight
        contentOffset = geometry.contentOffset
        safeArea = geometry.safeArea
        contentInset = geometry.barInset
        contentInset.top += geometry.refreshInset
        contentInset.bottom += geometry.bottomInset
        refreshInset = geometry.refreshInset
        bottomInset = geometry.bottomInset
        behavior = geometry.behavior
        if refreshInset != 0, behavior.contains(.refreshRestoresInset) {
            insetBeforeRefresh = geometry.barInset.top
        }
    }

    /// The content offset at rest at the top, in points.
    @inlinable
    public var top: Double { -(contentInset.top + safeArea.top) }

    /// The content offset at rest at the end, in points; less than ``top`` for content that is too short to scroll.
    @inlinable
    public var end: Double { contentHeight - frameHeight + contentInset.bottom + safeArea.bottom }

    /// The top inset that the bar did not set, in points: `x`, the safe area's plus the refresh control's.
    @inlinable
    package var otherTopInset: Double { safeArea.top + refreshInset }

    /// The bottom inset that the bar did not set, in points: the safe area's plus the app's own.
    @inlinable
    package var otherBottomInset: Double { safeArea.bottom + bottomInset }

    /// The content insets that the bar set, in points: without the refresh control's and the app's own.
    @inlinable
    package var barInset: ContentInset {
        ContentInset(top: contentInset.top - refreshInset, bottom: contentInset.bottom - bottomInset)
    }

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
    /// not mistaken for an invalid number. Insets that the bar does not set, the safe area's, the refresh control's and
    /// the app's own, are never invalid: such events change nothing.
    ///
    /// - Returns: whether the content moved by itself, because the scroll view clamps.
    @discardableResult
    public mutating func apply(_ event: BarEvent) -> Bool {
        switch event {
        case .contentOffset(let y), .lostContentOffset(let y), .scroll(_, to: let y):
            contentOffset = !y.isUsable ? .nan : bounces ? y : visible(y)
        case .scrollToTop: contentOffset = top
        case .contentHeight(let height): contentHeight = height.isLength ? height : .nan
        // The height of a rectangle is absolute.
        case .frameHeight(let height): frameHeight = height.isUsable ? height.magnitude : .nan
        case .safeArea(let insets): if event.unusable == nil { safeArea = insets }
        case .refreshInset(let inset):
            guard event.unusable == nil else { return false }
            setRefreshInset(inset)
        case .bottomInset(let inset):
            guard event.unusable == nil else { return false }
            contentInset.bottom += inset - bottomInset
            bottomInset = inset
        case .bounces(let doesBounce): bounces = doesBounce
        case .scrollView(let geometry): self = ScrollViewState(geometry)
        case .horizontalScroll, .pan, .release, .expand, .heights, .show, .stay, .idle: break
        }
        guard behavior.contains(.clamps) else { return false }
        noteMotion(by: event)
        return clamp() && !event.isScrollByProgramme
    }

    /// Sets the content insets, in points.
    ///
    /// - Returns: whether the content moved by itself, because the scroll view clamps.
    @discardableResult
    package mutating func setContentInset(_ inset: ContentInset) -> Bool {
        guard behavior.contains(.clamps), contentInset != inset else {
            contentInset = inset
            return false
        }
        contentInset = inset
        return clamp()
    }

    private mutating func setRefreshInset(_ inset: Double) {
        let isRestored = behavior.contains(.refreshRestoresInset)
        if isRestored, refreshInset == 0 { insetBeforeRefresh = contentInset.top }
        contentInset.top += inset - refreshInset
        refreshInset = inset
        if isRestored, inset == 0 { (contentInset.top, insetBeforeRefresh) = (insetBeforeRefresh, 0) }
    }

    /// Moves content at rest that is beyond an edge back to it; returns whether it did.
    private mutating func clamp() -> Bool {
        guard !isInMotion, isFinite else { return false }
        let clamped = visible(contentOffset)
        // Valid insets can add up to an edge that is no valid content offset, of which nobody can be notified.
        guard clamped != contentOffset, clamped.isUsable else { return false }
        contentOffset = clamped
        return true
    }

    private mutating func noteMotion(by event: BarEvent) {
        switch event {
        case .contentOffset, .lostContentOffset, .pan(.began), .release: isInMotion = true
        // Content that a finger leaves beyond an edge bounces back.
        case .pan(.ended), .pan(.cancelled), .pan(.failed):
            isInMotion = visible(contentOffset) != contentOffset
        case .idle, .scroll, .scrollToTop, .scrollView: isInMotion = false
        default: break
        }
    }

    /// Whether every number is finite, which all but invalid ones are.
    @inlinable
    @inline(__always)
    var isFinite: Bool {
        let insets = contentInset.top + contentInset.bottom + scrollIndicatorInsetTop
        let others = safeArea.top + safeArea.bottom + refreshInset + bottomInset
        return (contentOffset + frameHeight + contentHeight + insets + others).isFinite
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
        if !safeArea.top.isFinite { view.safeArea.top = known.safeArea.top }
        if !safeArea.bottom.isFinite { view.safeArea.bottom = known.safeArea.bottom }
        if !refreshInset.isFinite { view.refreshInset = known.refreshInset }
        if !bottomInset.isFinite { view.bottomInset = known.bottomInset }
        return view
    }
}
