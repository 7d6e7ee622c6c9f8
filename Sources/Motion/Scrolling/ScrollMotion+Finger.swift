extension ScrollMotion {
    /// Puts a finger down: any motion stops, and the content stays where it is shown.
    public mutating func touch(_ view: ScrollMetrics) {
        let extent = extent(view)
        stop(at: extent == nil ? state.reported : view.contentOffset)
        state.drag = Drag()
        if let extent { grasp(at: view.contentOffset, extent) }
    }

    /// Moves the finger.
    ///
    /// Between the edges the content moves by the same distance; past an edge, by less.
    /// If the content offset was set from outside since the last move, or the edges moved, the drag goes on from the
    /// content offset shown. Without bouncing the content stops at an edge, and moves back from it at once.
    /// - Parameters:
    ///   - distance: in points, positive if the content moves up.
    ///   - duration: in seconds; 0 for a move at the same time as the one before.
    ///   - view: the lengths of the scroll view.
    /// - Returns: the new content offset, if it changed.
    package mutating func drag(by distance: Double, over duration: Double, _ view: ScrollMetrics) -> Double? {
        guard distance.isUsable, duration.isDuration, let extent = extent(view) else { return nil }
        guard distance != 0 else {
            hold(for: duration)
            return nil
        }
        guard var drag = state.drag else { return nil }
        if state.course != .rest || rules.isInterrupted(state.reported, view.contentOffset)
            || drag.extent == nil
        {
            stop(at: view.contentOffset)
            grasp(at: view.contentOffset, extent)
            drag = state.drag ?? drag
        } else if !drag.isUnaffected(by: extent) {
            // The exact position, not the rounded one, so that the result does not depend on the frame rate.
            grasp(at: state.kinematics.position, extent)
            drag = state.drag ?? drag
        }
        drag.extent = extent
        if duration > 0 {
            (drag.motion.distance, drag.motion.duration) = (distance, duration)
        }
        drag.motion.pause = 0
        let before = extent.pull(to: drag.unbanded)
        // Without bouncing there is no pull to undo first; its length would depend on the frame rate.
        if !extent.bounces { drag.unbanded = extent.clamped(drag.unbanded) }
        drag.unbanded = max(-Self.furthest, min(drag.unbanded + distance, Self.furthest))
        // A pull that begins is against the present height of the frame, whether a move ended between the edges or not.
        if before == 0 || (before < 0) != (extent.pull(to: drag.unbanded) < 0) {
            drag.band = RubberBand(length: extent.frameHeight)
        }
        if !extent.bounces { drag.unbanded = extent.clamped(drag.unbanded) }
        state.drag = drag
        state.kinematics.position = banded(drag, extent)
        return report(shown(extent, after: view.contentOffset), view)
    }

    /// Keeps the finger still for a duration in seconds; after 100 ms its release velocity is 0.
    package mutating func hold(for duration: Double) {
        guard duration.isDuration else { return }
        state.drag?.motion.pause += duration
    }

    /// Lifts the finger with the velocity of its last move.
    ///
    /// Past an edge the content bounces back in any case.
    ///
    /// - Returns: the velocity and the content offset at rest; nil if the finger was still.
    package mutating func lift(_ view: ScrollMetrics) -> Release? {
        guard let drag = state.drag else { return nil }
        return lift(at: rules.releaseVelocity(drag.motion), view)
    }

    /// Lifts the finger with a velocity in points per second, positive when the content moves up.
    ///
    /// Past an edge the content bounces back in any case.
    /// - Returns: the velocity and the content offset at rest; nil for a velocity of 0.
    public mutating func lift(at velocity: Double, _ view: ScrollMetrics) -> Release? {
        guard velocity.isUsable, let drag = state.drag else { return nil }
        state.drag = nil
        guard let extent = extent(view) else { return nil }
        if case .animation = state.course, !rules.isInterrupted(state.reported, view.contentOffset) {
            return nil
        }
        var position = view.contentOffset
        var speed = velocity
        if drag.isUnaffected(by: extent), position == state.reported {
            position = state.kinematics.position
            let pull = extent.clamped(drag.unbanded) - drag.unbanded
            if pull != 0 { speed = rules.bandedVelocity(drag.band, pull, velocity) }
        }
        stop(at: view.contentOffset)
        release(Kinematics(position: position, velocity: speed), extent)
        return velocity == 0 ? nil : Release(velocity: velocity, rest: rest(extent))
    }

    /// Cancels the gesture, with the effect of lifting a still finger.
    package mutating func cancel(_ view: ScrollMetrics) {
        _ = lift(at: 0, view)
    }

    /// Begins a drag of the content from a content offset.
    private mutating func grasp(at contentOffset: Double, _ extent: ScrollExtent) {
        let edge = extent.clamped(contentOffset)
        let overscroll = contentOffset - edge
        // No pull moves content past an edge by the frame's height. Content that is there all the same was put there
        // by the app, or the frame shrank; it gets a longer rubber band.
        let isBeyond = overscroll.magnitude >= extent.frameHeight
        let band = RubberBand(length: isBeyond ? 2 * overscroll.magnitude : extent.frameHeight)
        state.drag?.band = band
        state.drag?.extent = extent
        state.drag?.unbanded = overscroll == 0 ? edge : edge + rules.unbanded(band, overscroll)
        state.kinematics = Kinematics(position: contentOffset, velocity: 0)
    }

    /// The exact content offset under a finger.
    private func banded(_ drag: Drag, _ extent: ScrollExtent) -> Double {
        let edge = extent.clamped(drag.unbanded)
        guard drag.unbanded != edge else { return edge }
        return edge + rules.banded(drag.band, drag.unbanded - edge)
    }
}
