/// A width and a height, in points.
public struct HeaderSize: Hashable, Sendable {
    /// The width, in points.
    public var width: Double

    /// The height, in points.
    public var height: Double

    /// A size of a width and a height in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
