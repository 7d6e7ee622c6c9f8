import Motion

extension ScrollPart {
    /// What arithmetic may be off by, in points.
    static let rounding = 1e-6

    /// The distance to the end of the range, in points; at least 0.
    func room(forwards: Bool) -> Double {
        max(0, forwards ? range.upperBound - offset : offset - range.lowerBound)
    }

    /// The distance from the range, in points; 0 in it.
    var distanceBeyond: Double { max(0, range.lowerBound - offset, offset - range.upperBound) }

    /// Where it can rest: from its first detent to its last, or in its range.
    var restingRange: ClosedRange<Double> {
        guard let least = detents.min(), let greatest = detents.max() else { return range }
        return least...greatest
    }

    /// The first number that is no valid offset, of the offset, the ends of the range and the detents; nil if all are.
    var unusable: Double? {
        if !offset.isUsable { return offset }
        if !range.lowerBound.isUsable { return range.lowerBound }
        if !range.upperBound.isUsable { return range.upperBound }
        return detents.first { !$0.isUsable }
    }

    /// Whether the offset is in the range, to a tolerance in points.
    func isInRange(within tolerance: Double) -> Bool {
        range.lowerBound - tolerance <= offset && offset <= range.upperBound + tolerance
    }

    /// The offset at a share of the range, in percent; of a part with detents, the detent there.
    func offset(atPercent percent: Int) -> Double {
        if !detents.isEmpty { return detents[percent * (detents.count - 1) / 100] }
        return range.lowerBound + (range.upperBound - range.lowerBound) * Double(percent) / 100
    }
}

extension [ScrollPart] {
    /// The sum of the offsets, in points.
    var sum: Double { reduce(0) { $0 + $1.offset } }

    /// The distance that all parts together can move by in a direction, in points.
    func room(forwards: Bool) -> Double { reduce(0) { $0 + $1.room(forwards: forwards) } }

    /// What the sum of offsets that are rounded to pixels of a size in points may be off by, in points: half a pixel for
    /// each part that is shown between its ends and, once parts have moved, for one that has just left the end at which it
    /// is shown.
    func error(pixel: Double, hasMoved: Bool = true) -> Double {
        let between = count { $0.room(forwards: false) > 0 && $0.room(forwards: true) > 0 }
        return Double(Swift.min(count, between + (hasMoved ? 1 : 0))) * pixel / 2
    }

    /// Whether there are parts, and all their numbers are valid offsets.
    var isSound: Bool { !isEmpty && allSatisfy { $0.unusable == nil } }

    /// Whether each part is in its range.
    var areInRange: Bool { allSatisfy { $0.isInRange(within: ScrollPart.rounding) } }

    /// Whether a part rests at detents only.
    var haveDetents: Bool { contains { !$0.detents.isEmpty } }
}

extension [ScrollPart] {
    /// The lowest and the highest sum of the offsets, in points.
    var bounds: (lowest: Double, highest: Double) {
        (reduce(0) { $0 + $1.range.lowerBound }, reduce(0) { $0 + $1.range.upperBound })
    }
}
