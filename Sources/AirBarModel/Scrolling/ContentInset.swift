/// The vertical insets of a scroll view's content, in points.
public struct ContentInset: Hashable, Sendable {
    /// The distance from the frame's top edge to the content at rest at its top, in points.
    public var top: Double

    /// The distance from the content's end to the frame's bottom edge at rest at the end, in points.
    public var bottom: Double

    /// Makes insets of two distances in points.
    @inlinable
    public init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }

    /// No insets.
    public static let zero = ContentInset(top: 0, bottom: 0)
}
