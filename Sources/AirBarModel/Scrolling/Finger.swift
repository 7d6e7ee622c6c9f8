import Motion

/// One finger on a scroll view: the state of its pan gesture and the motion of the content.
///
/// Each method changes the state and returns the event to deliver, if there is one. The caller delivers the event after
/// the method has returned, so an observer may change ``motion`` while it handles the event. Nothing is allocated.
///
/// The first move of a drag takes three calls, because an observer may move the scroll view between them; each other move
/// takes the last two:
///
///     deliver(finger.beginPan(view))
///     deliver(finger.drag(by: 10, over: 1.0 / 60, view))
///     deliver(.pan(.changed))
package struct Finger: Sendable {
    /// The state of the pan gesture of the finger.
    private enum Pan {
        /// No finger is down.
        case none
        /// A finger is down and has not moved.
        case possible
        /// The pan has begun.
        case recognised
    }

    private var pan = Pan.none

    /// The motion of the content, under the finger and by itself.
    package var motion: ScrollMotion

    /// No finger, on content that moves as a motion says.
    package init(on motion: ScrollMotion = ScrollMotion()) {
        self.motion = motion
    }

    /// Whether a finger is down.
    package var isDown: Bool { pan != .none }

    /// Puts the finger down and stops the content; ignored if it is down.
    ///
    /// - Returns: the beginning of the pan if the content was moving: a touch that stops moving content is a pan at once.
    package mutating func touch(_ view: ScrollViewState) -> BarEvent? {
        guard pan == .none else { return nil }
        let stopsContent = motion.phase != .resting
        motion.touch(view.metrics)
        pan = .possible
        return stopsContent ? recognise() : nil
    }

    /// Puts the finger down unless it is down, and begins the pan unless it has begun.
    ///
    /// - Returns: the beginning of the pan, unless the pan had begun before.
    package mutating func beginPan(_ view: ScrollViewState) -> BarEvent? {
        touch(view) ?? recognise()
    }

    /// Moves the finger by a distance in points, positive if the content moves up, over a duration in seconds.
    ///
    /// - Returns: the new content offset, if it changed.
    package mutating func drag(by distance: Double, over duration: Double, _ view: ScrollViewState)
        -> BarEvent?
    {
        motion.drag(by: distance, over: duration, view.metrics).map(BarEvent.contentOffset)
    }

    /// Lifts the finger with the velocity of its last move; ignored if no finger is down.
    ///
    /// - Returns: the end of the pan, which is a release if the finger was in motion.
    package mutating func lift(_ view: ScrollViewState) -> BarEvent? {
        guard isDown else { return nil }
        return end(motion.lift(view.metrics))
    }

    /// Lifts the finger with a velocity in points per second, positive if the content moves up; ignored if no finger is
    /// down or the velocity is not usable.
    ///
    /// - Returns: the end of the pan, which is a release unless the velocity is 0.
    package mutating func lift(at velocity: Double, _ view: ScrollViewState) -> BarEvent? {
        guard isDown, velocity.isUsable else { return nil }
        return end(motion.lift(at: velocity, view.metrics))
    }

    /// Takes the gesture away from the finger; ignored if no finger is down.
    ///
    /// - Returns: the end of the pan: cancelled if it had begun, else failed.
    package mutating func cancel(_ view: ScrollViewState) -> BarEvent? {
        guard isDown else { return nil }
        defer { pan = .none }
        motion.cancel(view.metrics)
        return .pan(pan == .recognised ? .cancelled : .failed)
    }

    private mutating func recognise() -> BarEvent? {
        guard pan == .possible else { return nil }
        pan = .recognised
        return .pan(.began)
    }

    private mutating func end(_ release: Release?) -> BarEvent {
        defer { pan = .none }
        guard pan == .recognised else { return .pan(.failed) }
        return release.map(BarEvent.release) ?? .pan(.ended)
    }
}
