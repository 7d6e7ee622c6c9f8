/// The vertical insets of a scroll view's content, in points.
public struct ContentInset: Hashable, Sendable {
    /// The distance between the frame's top edge and the content at rest at the top, in points.
    public var top: Double

    /// The distance between the content's end and the frame's bottom edge at rest at the end, in points.
    public var bottom: Double

    /// Insets of two distances in points.
    @inlinable
    public init(top: Double, bottom: Double) {
        self.top = top
        self.bottom = bottom
    }

    /// No insets.
    public static let zero = ContentInset(top: 0, bottom: 0)
}
