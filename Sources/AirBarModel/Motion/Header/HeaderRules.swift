/// How tall a stretchy header is.
public struct HeaderRules: Sendable {
    /// The height, in points, at a content offset in points: what shows above the content.
    public var height: @Sendable (_ contentOffset: Double) -> Double

    /// Pulled down the header stretches, scrolled up it shrinks to nothing and stays: `h(y) = −y` if `y < 0`, else 0.
    public static let hardened = HeaderRules { contentOffset in contentOffset < 0 ? -contentOffset : 0 }
}
