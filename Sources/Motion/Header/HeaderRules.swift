/// How tall a stretchy header is, and how large its image.
public struct HeaderRules: Sendable {
    /// The height, in points, at a content offset in points: what shows above the content.
    public var height: @Sendable (_ contentOffset: Double) -> Double

    /// The height at rest, in points, of a header of a width in points.
    public var defaultHeight: @Sendable (_ width: Double) -> Double

    /// The top inset that the scroll view is given, in points, for a height at rest.
    public var topInset: @Sendable (_ defaultHeight: Double) -> Double

    /// The size, in points, at which an image of a shape is drawn behind a header.
    public var imageSize: @Sendable (_ header: HeaderSize, _ aspectRatio: Double) -> HeaderSize

    /// Pulled down the header stretches, scrolled up it shrinks to nothing and stays: `h(y) = −y` if `y < 0`, else 0.
    ///
    /// At rest it is half as tall as it is wide, and the scroll view makes room for just that. The image is as small
    /// as it can be and leave nothing bare: whichever side it would fall short of, it fills.
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
