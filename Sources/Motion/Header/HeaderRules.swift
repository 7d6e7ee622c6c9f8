/// The sizes of a stretchy header and its image.
public struct HeaderRules: Sendable {
    /// The height, in points, at a content offset in points.
    public var height: @Sendable (_ contentOffset: Double) -> Double

    /// The height at rest, in points, for a width in points.
    package var defaultHeight: @Sendable (_ width: Double) -> Double

    /// The top inset of the scroll view, in points, for a height at rest in points.
    package var topInset: @Sendable (_ defaultHeight: Double) -> Double

    /// The size of the image, in points, for a header and the image's aspect ratio.
    package var imageSize: @Sendable (_ header: HeaderSize, _ aspectRatio: Double) -> HeaderSize

    /// The height is `h(y) = −y` for a content offset `y < 0`, else 0.
    ///
    /// At rest the height is half the width, which is also the top inset. The image is the smallest one that covers the
    /// header.
    public static let hardened = HeaderRules(
        height: { contentOffset in contentOffset < 0 ? -contentOffset : 0 },
        defaultHeight: { width in width / 2 },
        topInset: { defaultHeight in defaultHeight },
        imageSize: { header, aspectRatio in
            header.width >= aspectRatio * header.height
                ? HeaderSize(width: header.width, height: header.width / aspectRatio)
                : HeaderSize(width: aspectRatio * header.height, height: header.height)
        })
}
