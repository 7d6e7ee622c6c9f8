/// The number of pixels per point of a screen.
///
/// Scrolling content is shown at whole pixels only.
public enum PixelScale: Int, CaseIterable, Hashable, Sendable {
    /// One pixel per point.
    case one = 1
    /// Two pixels per point.
    case two
    /// Three pixels per point.
    case three

    /// The size of a pixel, in points.
    package var pixel: Double { 1 / Double(rawValue) }

    /// Half the size of a pixel, in points: smaller differences are invisible.
    package var halfPixel: Double { 0.5 / Double(rawValue) }

    /// The nearest content offset at a whole pixel, in points; a tie is rounded away from 0.
    ///
    ///     PixelScale.three.rounded(0.4)  // 0.3333333333333333
    public func rounded(_ contentOffset: Double) -> Double {
        (contentOffset * Double(rawValue)).rounded() / Double(rawValue)
    }
}
