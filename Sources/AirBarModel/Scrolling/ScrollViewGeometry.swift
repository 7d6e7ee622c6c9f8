import Motion

/// A scroll view when a bar is bound to it: heights, content offset and safe area, and what it notifies.
public struct ScrollViewGeometry: Hashable, Sendable {
    /// The height of the scroll view's frame, in points.
    public let frameHeight: Double

    /// The height of the scroll view's content, in points.
    public let contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public let contentOffset: Double

    /// The insets of the safe area.
    public let safeArea: ContentInset

    /// Whether a write of the content offset that is already there is notified; see
    /// ``ScrollViewState/notifiesEqualWrites``.
    public var notifiesEqualWrites: Bool

    /// A geometry of heights, a content offset and insets in points.
    ///
    /// - Throws: `InvalidValue` for a height or inset that is negative, not finite, or 2⁴⁰ and more, or a content offset
    ///   that is not finite or has a magnitude of 2⁴⁰ and more.
    public init(
        frameHeight: Double, contentHeight: Double, contentOffset: Double, safeArea: ContentInset = .zero,
        notifiesEqualWrites: Bool = false
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
        self.notifiesEqualWrites = notifiesEqualWrites
    }
}
