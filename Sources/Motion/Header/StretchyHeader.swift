/// A header above the content of a scroll view, whose height follows the content offset.
///
///     let header = try StretchyHeader(width: 320, imageAspectRatio: 1.5)
///     header.topInset                 // 160.0
///     header.size(at: -160).height    // 160.0, at rest
///     header.size(at: -200).height    // 200.0, pulled down by 40
///     header.imageSize(at: -240)      // 360 × 240: covers 320 × 240
package struct StretchyHeader: Sendable {
    /// The width of the header and of the scroll view, in points.
    package let width: Double

    /// The width of the image divided by its height.
    package let imageAspectRatio: Double

    private let rules: HeaderRules

    /// A header of a width in points and the aspect ratio of its image.
    ///
    /// - Throws: ``InvalidValue`` for a width that is negative or 2⁴⁰ and more, or an aspect ratio that is not from
    ///   2⁻⁴⁰ to below 2⁴⁰.
    package init(
        width: Double, imageAspectRatio: Double, rules: HeaderRules = .hardened
    ) throws(InvalidValue) {
        self.width = try width.asLength("width")
        self.imageAspectRatio = try imageAspectRatio.asDivisor("aspect ratio")
        self.rules = rules
    }

    /// The height at rest, in points.
    package var defaultHeight: Double { rules.defaultHeight(width) }

    /// The top inset that the scroll view needs, in points.
    package var topInset: Double { rules.topInset(defaultHeight) }

    /// The content offset at rest at the top, in points.
    package var restingContentOffset: Double { -topInset }

    /// The size at a content offset in points.
    ///
    /// - Parameter contentOffset: an invalid one counts as 0, at which the height is 0.
    package func size(at contentOffset: Double) -> HeaderSize {
        HeaderSize(width: width, height: rules.height(contentOffset.isUsable ? contentOffset : 0))
    }

    /// The size of the image at a content offset in points.
    package func imageSize(at contentOffset: Double) -> HeaderSize {
        rules.imageSize(size(at: contentOffset), imageAspectRatio)
    }
}
