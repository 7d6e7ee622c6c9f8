/// A header above the content of a scroll view, of which the height alone says how everything in it lies.
///
///     let header = try StretchyHeader(width: 320, imageAspectRatio: 1.5)
///     header.topInset                 // 160.0
///     header.size(at: -160).height    // 160.0, at rest
///     header.size(at: -200).height    // 200.0, pulled down by 40
///     header.imageSize(at: -240)      // 360 × 240: covers 320 × 240
public struct StretchyHeader: Sendable {
    /// The width of the header and of the scroll view, in points.
    public let width: Double

    /// The width of the image divided by its height.
    public let imageAspectRatio: Double

    private let rules: HeaderRules

    /// Makes a header.
    ///
    /// - Throws: ``InvalidValue`` for a width that is negative or 2⁴⁰ and more, or an aspect ratio that is not from
    ///   2⁻⁴⁰ to below 2⁴⁰.
    public init(
        width: Double, imageAspectRatio: Double, rules: HeaderRules = .hardened
    ) throws(InvalidValue) {
        self.width = try width.asLength("width")
        self.imageAspectRatio = try imageAspectRatio.asDivisor("aspect ratio")
        self.rules = rules
    }

    /// The height at rest, in points.
    public var defaultHeight: Double { rules.defaultHeight(width) }

    /// The top inset that the scroll view has to have, in points.
    public var topInset: Double { rules.topInset(defaultHeight) }

    /// The content offset at rest, in points: that of a scroll view at the top of its content.
    public var restingContentOffset: Double { -topInset }

    /// The size at a content offset in points.
    ///
    /// - Parameter contentOffset: one that is no number, or 2⁴⁰ points and more away, counts as 0, where the header is
    ///   gone.
    public func size(at contentOffset: Double) -> HeaderSize {
        HeaderSize(width: width, height: rules.height(contentOffset.isUsable ? contentOffset : 0))
    }

    /// The size at which the image is drawn at a content offset in points.
    public func imageSize(at contentOffset: Double) -> HeaderSize {
        rules.imageSize(size(at: contentOffset), imageAspectRatio)
    }
}
