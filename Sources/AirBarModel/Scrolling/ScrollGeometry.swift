import Motion

/// What a scroll view looks like when a bar is bound to it: its size, its content's, where it is scrolled, and the
/// safe area it lies in.
public struct ScrollGeometry: Hashable, Sendable {
    /// The height of the scroll view's frame, in points.
    public let frameHeight: Double

    /// The height of the scroll view's content, in points.
    public let contentHeight: Double

    /// The content offset, in points, positive when the content has moved up.
    public let contentOffset: Double

    /// The insets of the safe area.
    public let safeArea: ContentInset

    /// Describes a scroll view.
    ///
    /// - Throws: ``InvalidValue`` for a negative, non-finite or too large height or inset, or an offset that is not
    ///   finite or too large.
    public init(
        frameHeight: Double, contentHeight: Double, contentOffset: Double, safeArea: ContentInset = .zero
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
    }
}
