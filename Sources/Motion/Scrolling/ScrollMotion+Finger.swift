extension ScrollMotion {
    /// A finger touches: whatever moves stops at once, and the content stays where it is shown.
    public mutating func touch(_ view: ScrollMetrics) {
        let extent = extent(view)
        stop(at: extent == nil ? state.told : view.contentOffset)
        state.finger = Finger()
        if let extent { grasp(at: view.contentOffset, extent) }
    }

    /// The finger moves, so that the content would move by a distance if it had no edges.
    ///
    /// Content that somebody else moved meanwhile, or whose edges moved, goes on from where it is shown. Past an edge
    /// of a scroll view that does not bounce nothing moves, and back from there it moves at once.
    /// - Parameters:
    ///   - distance: how far, in points, positive if the content moves up.
    ///   - duration: how long that took, in seconds; 0 for a move that came with the one before.
    /// - Returns: the content offset to be told, if it changed.
    public mutating func drag(by distance: Double, over duration: Double, _ view: ScrollMetrics) -> Double? {
        guard distance.isUsable, duration.isDuration, let extent = extent(view) else { return nil }
        guard distance != 0 else {
            hold(for: duration)
            return nil
        }
        guard var finger = state.finger else { return nil }
        if state.course != .rest || rules.isInterrupted(state.told, view.contentOffset)
            || finger.extent == nil
        {
            stop(at: view.contentOffset)
            grasp(at: view.contentOffset, extent)
            finger = state.finger ?? finger
        } else if !finger.goesOn(within: extent) {
            // Between the pixels it is where it was, whatever the frames were that took it there.
            grasp(at: state.kinematics.position, extent)
            finger = state.finger ?? finger
        }
        finger.extent = extent
        if duration > 0 {
            (finger.motion.distance, finger.motion.duration) = (distance, duration)
        }
        finger.motion.pause = 0
        // Without a band there is none to wind back first, and how far that is would depend on the frames.
        if !extent.bounces { finger.unbanded = extent.clamped(finger.unbanded) }
        finger.unbanded = max(-Self.furthest, min(finger.unbanded + distance, Self.furthest))
        if !extent.bounces { finger.unbanded = extent.clamped(finger.unbanded) }
        state.finger = finger
        state.kinematics.position = banded(finger, extent)
        return tell(shown(extent, after: view.contentOffset), view)
    }

    /// Time passes under a still finger, in seconds; after 100 ms it has come to a halt.
    public mutating func hold(for duration: Double) {
        guard duration.isDuration else { return }
        state.finger?.motion.pause += duration
    }

    /// The finger lifts, and lets go of the content with the velocity of its motion.
    ///
    /// - Returns: the velocity, and where the content is going to rest; nothing if the finger stood. Past an edge the
    ///   content bounces back either way.
    public mutating func lift(_ view: ScrollMetrics) -> Release? {
        guard let finger = state.finger else { return nil }
        return lift(at: rules.releaseVelocity(finger.motion), view)
    }

    /// The finger lifts with a velocity, in points per second, positive when the content moves up.
    ///
    /// - Returns: the velocity, and where the content is going to rest; nothing for 0. Past an edge the content bounces
    ///   back either way.
    public mutating func lift(at velocity: Double, _ view: ScrollMetrics) -> Release? {
        guard velocity.isUsable, let finger = state.finger else { return nil }
        state.finger = nil
        guard let extent = extent(view) else { return nil }
        if case .animation = state.course, !rules.isInterrupted(state.told, view.contentOffset) { return nil }
        var position = view.contentOffset
        var speed = velocity
        if finger.goesOn(within: extent), position == state.told {
            position = state.kinematics.position
            let pull = extent.clamped(finger.unbanded) - finger.unbanded
            if pull != 0 { speed = rules.bandedVelocity(finger.band, pull, velocity) }
        }
        stop(at: view.contentOffset)
        letGo(Kinematics(position: position, velocity: speed), extent)
        return velocity == 0 ? nil : Release(velocity: velocity, rest: rest(extent))
    }

    /// The gesture is taken away, which is like lifting a still finger.
    public mutating func cancel(_ view: ScrollMetrics) {
        _ = lift(at: 0, view)
    }

    /// Takes hold of the content at a content offset.
    private mutating func grasp(at contentOffset: Double, _ extent: ScrollExtent) {
        let edge = extent.clamped(contentOffset)
        let overscroll = contentOffset - edge
        // No pull shows content further out than the frame is high. What somebody put there, or left there when the
        // frame shrank, is held by a longer band.
        let isBeyond = overscroll.magnitude >= extent.frameHeight
        let band = RubberBand(length: isBeyond ? 2 * overscroll.magnitude : extent.frameHeight)
        state.finger?.band = band
        state.finger?.extent = extent
        state.finger?.unbanded = overscroll == 0 ? edge : edge + rules.unbanded(band, overscroll)
        state.kinematics = Kinematics(position: contentOffset, velocity: 0)
    }

    /// Where the content is under a finger.
    private func banded(_ finger: Finger, _ extent: ScrollExtent) -> Double {
        let edge = extent.clamped(finger.unbanded)
        guard finger.unbanded != edge else { return edge }
        let banded = edge + rules.banded(finger.band, finger.unbanded - edge)
        return max(-Self.furthest, min(banded, Self.furthest))
    }

    /// No finger takes content further away than that from 0, in points.
    private static let furthest = magnitudeLimit.nextDown
}
