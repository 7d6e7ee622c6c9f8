/// A width and a height, in points.
package struct HeaderSize: Hashable, Sendable {
    /// The width, in points.
    package var width: Double

    /// The height, in points.
    package var height: Double

    /// A size of a width and a height in points.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
