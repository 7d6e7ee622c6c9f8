/// One of the things that a container holds, such as a sheet, a header or a list, as it is now.
///
///     ScrollPart(offset: 120, range: 0...300, detents: [0, 300])    // a sheet, on its way between two detents
public struct ScrollPart: Hashable, Sendable {
    /// Its offset, in points; it grows forwards.
    public var offset: Double

    /// The offsets at which it can be left, in points.
    public var range: ClosedRange<Double>

    /// The offsets at which it comes to rest, in points; empty if it may rest anywhere in its range.
    public var detents: [Double]

    /// A part at an offset in points, with the range of its offsets and those at which it comes to rest.
    public init(offset: Double, range: ClosedRange<Double>, detents: [Double] = []) {
        self.offset = offset
        self.range = range
        self.detents = detents
    }

    /// Moves by a distance in points as far as there is room, and returns the rest, exactly 0 where there is room for all of
    /// it; an invalid distance is ignored.
    ///
    ///     var header = ScrollPart(offset: 60, range: 0...88)
    ///     header.move(by: 40)    // 12: the header is at 88
    @discardableResult
    public mutating func move(by distance: Double) -> Double {
        guard distance.isUsable else { return 0 }
        let (start, end) = (offset, offset + distance)
        offset = min(max(range.lowerBound, end), range.upperBound)
        return offset == end ? 0 : distance - (offset - start)
    }
}
