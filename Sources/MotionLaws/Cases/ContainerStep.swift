import Motion

/// One action on a container, of which a frame is one, and what it changed.
struct ContainerStep {
    /// A frame that has passed.
    struct Frame {
        let hertz: Int
        /// The distance that the sum of the offsets moved by, in points.
        let movement: Double
        /// Whether a part that moved reached its end in it, and another one had room.
        let meetsBoundary: Bool
    }

    /// A motion since a lift at which all parts were in their ranges.
    struct Flight {
        /// The sum of the offsets at the lift, in points.
        let start: Double
        /// The velocity of the lift, in points per second.
        let velocity: Double
        /// The time since the lift, in seconds.
        var time = 0.0
    }

    /// The last frames since a lift, at most three, all of one rate and within the ranges of all parts, but those in which a
    /// part reaches its end and another one takes over.
    struct Glide {
        let hertz: Int
        /// The distances that the sum of the offsets moved by, in points.
        private(set) var movements: [Double] = []

        /// A glide of no frame.
        static let none = Glide(hertz: 0)

        /// Adds a frame, in place of the first of three.
        mutating func add(_ movement: Double) { movements = movements.suffix(2) + [movement] }
    }

    /// Where the finger holds the parts, exactly, whatever pixels they are shown at.
    struct Hold {
        /// The sum of the offsets, in points.
        var sum: Double
        /// What the sum of the shown offsets may have differed by when the finger took hold, in points.
        let error: Double

        /// A hold on parts that are shown at pixels of a size in points, which is 0 for exact offsets.
        init(_ parts: [ScrollPart], pixel: Double, hasMoved: Bool) {
            (sum, error) = (parts.sum, parts.error(pixel: pixel, hasMoved: hasMoved))
        }
    }

    let action: ContainerAction
    /// The size of the pixels that offsets are rounded to, in points; 0 if they are exact.
    let pixel: Double
    /// Where the finger holds the parts before a drag.
    let hold: Hold
    /// Whether a finger was down before.
    let isDown: Bool
    /// Whether the finger that is down has passed an end: a container may band there, or not move back at once.
    let hasPassedEnd: Bool
    /// The velocity of the last lift, in points per second; 0 from a touch on.
    ///
    /// Added to it is that of the motion that its touch stopped, if both go the same way: a scroller may be a flywheel, as
    /// Android's OverScroller is.
    let velocity: Double
    /// The frame before, if nothing else happened in between.
    let lastFrame: Frame?
    /// The frames of the glide before.
    let glide: Glide
    let before: [ScrollPart]
    let after: [ScrollPart]
    /// The distance that the sum of the offsets moved by, in points.
    let movement: Double
    /// The motion of which the step is a frame; nil for other steps and motions.
    var flight: Flight?

    /// The distance that each part moved by, in points.
    var movements: [Double] { zip(before, after).map { $1.offset - $0.offset } }

    /// The distance that the finger moved the parts by, in points; nil for another action and past an end.
    var dragged: Double? {
        if case .drag(let distance) = action, !hasPassedEnd, before.areInRange { distance } else { nil }
    }

    /// The length of the frame, in seconds; nil for another action.
    var frame: Double? { if case .frames(_, let hertz) = action { 1 / Double(hertz) } else { nil } }

    /// What the movement of a part, or the room that it has, may be off by, in points.
    var slack: Double { ScrollPart.rounding + pixel }

    /// Where a drag takes the parts within their ranges: the sum of the offsets, in points.
    func sum(draggedBy distance: Double) -> Double {
        let (lowest, highest) = before.bounds
        return min(max(lowest, hold.sum + distance), highest)
    }

    /// The direction in which a drag, or a frame in which no part settles at a detent, moves the parts; nil for none.
    var isForwards: Bool? {
        guard let distance = dragged ?? (frame != nil && !before.haveDetents ? movement : nil),
            distance.magnitude > slack, before.areInRange
        else { return nil }
        return distance > 0
    }

    /// Whether a part is at an end of its range that has changed, as that of a list below a header whose height changes: it
    /// is where that takes it, and not the finger.
    var isTakenAlong: Bool {
        zip(before, after).contains { before, after in
            before.range != after.range
                && [after.range.lowerBound, after.range.upperBound]
                    .contains { (after.offset - $0).magnitude <= pixel }
        }
    }

    /// Whether the parts have room for a distance.
    func hasRoom(for distance: Double) -> Bool {
        distance.magnitude <= before.room(forwards: distance > 0)
    }

    /// Whether a part that moved is at its end, and another one has room.
    var meetsBoundary: Bool {
        let forwards = movement > 0
        guard after.room(forwards: forwards) > slack else { return false }
        return zip(before, after).contains { before, after in
            (after.offset - before.offset).magnitude > slack && after.room(forwards: forwards) <= slack
        }
    }
}
