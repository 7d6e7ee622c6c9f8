/// A width and a height, in points.
public struct HeaderSize: Hashable, Sendable {
    /// The width, in points.
    public var width: Double

    /// The height, in points.
    public var height: Double

    /// Puts a width and a height together.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
