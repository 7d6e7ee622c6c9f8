import Motion

/// A scroll view when a bar is bound to it: heights, content offset and insets, and how it behaves by itself.
public struct ScrollViewGeometry: Hashable, Sendable {
    /// The height of the scroll view's frame, in points.
    public let frameHeight: Double

    /// The height of the scroll view's content, in points.
    public let contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public let contentOffset: Double

    /// The insets of the safe area.
    public let safeArea: ContentInset

    /// The content insets that a bar has set before, without those of others; none on a fresh scroll view.
    ///
    /// A view that was bound before, or that the bar prepared before it is bound, comes with them.
    public let barInset: ContentInset

    /// The part of the top content inset that comes from a refresh control which is active, in points.
    public let refreshInset: Double

    /// The app's own bottom inset, in points.
    public let bottomInset: Double

    /// What the scroll view does by itself.
    public var behavior: ScrollViewBehavior

    /// A geometry of heights, a content offset and insets in points.
    ///
    /// - Parameters:
    ///   - frameHeight: the height of the frame.
    ///   - contentHeight: the height of the content.
    ///   - contentOffset: the content offset.
    ///   - safeArea: the insets of the safe area.
    ///   - barInset: the content insets that a bar has set before.
    ///   - refreshInset: the inset of a refresh control.
    ///   - bottomInset: the app's own bottom inset.
    ///   - behavior: what the scroll view does by itself.
    /// - Throws: `InvalidValue` for a height or inset that is negative, not finite, or 2⁴⁰ and more, or a content offset
    ///   that is not finite or has a magnitude of 2⁴⁰ and more.
    public init(
        frameHeight: Double, contentHeight: Double, contentOffset: Double, safeArea: ContentInset = .zero,
        barInset: ContentInset = .zero, refreshInset: Double = 0, bottomInset: Double = 0,
        behavior: ScrollViewBehavior = []
    ) throws(InvalidValue) {
        self.frameHeight = try frameHeight.asLength("frame height")
        self.contentHeight = try contentHeight.asLength("content height")
        guard contentOffset.isUsable else {
            throw InvalidValue(
                field: "content offset", value: contentOffset,
                expected: "a finite offset of a magnitude below 2^40")
        }
        self.contentOffset = contentOffset
        _ = try safeArea.top.asLength("top safe area")
        _ = try safeArea.bottom.asLength("bottom safe area")
        self.safeArea = safeArea
        _ = try barInset.top.asLength("top bar inset")
        _ = try barInset.bottom.asLength("bottom bar inset")
        self.barInset = barInset
        self.refreshInset = try refreshInset.asLength("refresh inset")
        self.bottomInset = try bottomInset.asLength("bottom inset")
        self.behavior = behavior
    }

    /// The geometry with which a scroll view that a bar leaves can be bound again, in another safe area.
    ///
    /// A refresh control ends. What the bar has taken of the app's own bottom inset is gone.
    ///
    /// - Throws: `InvalidValue` for an invalid size, content offset or inset, which a bar may have set.
    package init(leaving scrollView: ScrollViewState, safeArea: ContentInset) throws(InvalidValue) {
        var left = scrollView
        left.apply(.refreshInset(0))
        left.apply(.safeArea(safeArea))
        let bottomInset = max(0, min(left.bottomInset, left.contentInset.bottom))
        try self.init(
            frameHeight: left.frameHeight, contentHeight: left.contentHeight,
            contentOffset: left.contentOffset, safeArea: left.safeArea,
            barInset: ContentInset(
                top: left.contentInset.top, bottom: left.contentInset.bottom - bottomInset),
            bottomInset: bottomInset, behavior: left.behavior)
    }
}
