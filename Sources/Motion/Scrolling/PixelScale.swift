/// How many pixels of a screen make a point: content that scrolls is shown at whole pixels only.
public enum PixelScale: Int, CaseIterable, Hashable, Sendable {
    /// One pixel a point.
    case one = 1
    /// Two pixels a point.
    case two
    /// Three pixels a point.
    case three

    /// Half the size of a pixel, in points: nearer than that nobody sees a difference.
    public var halfPixel: Double { 0.5 / Double(rawValue) }

    /// The nearest content offset at a whole pixel, in points; halfway it is the one further from 0.
    ///
    ///     PixelScale.three.rounded(0.4)  // 0.3333333333333333
    public func rounded(_ contentOffset: Double) -> Double {
        (contentOffset * Double(rawValue)).rounded() / Double(rawValue)
    }
}
