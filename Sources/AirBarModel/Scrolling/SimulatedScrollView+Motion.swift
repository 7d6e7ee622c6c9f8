import Motion

extension SimulatedScrollView {
    /// The phase of the content's motion.
    package var phase: ScrollMotion.Phase { finger.motion.phase }

    /// Puts a finger down; on moving content this begins a pan, and the pan observer is notified.
    public func touch() {
        apply(ifAny: finger.touch(scrollView))
    }

    /// Moves the finger by a distance in points, positive if the content moves up, over a duration in seconds.
    ///
    /// The first move puts the finger down, unless it is down, and begins the pan. Each move notifies the content offset
    /// observer if the offset changed, then the pan observer of a change. A move with an invalid distance or duration is
    /// ignored.
    package func drag(by distance: Double, over duration: Double) {
        guard distance.isUsable, duration.isDuration else { return }
        apply(ifAny: finger.beginPan(scrollView))
        apply(ifAny: finger.drag(by: distance, over: duration, scrollView))
        apply(.pan(.changed))
    }

    /// Keeps the finger still for a duration in seconds.
    package func hold(for duration: Double) {
        finger.motion.hold(for: duration)
    }

    /// Lifts the finger with the velocity of its last move.
    package func lift() {
        apply(ifAny: finger.lift(scrollView))
    }

    /// Lifts the finger with a velocity in points per second, positive if the content moves up.
    public func lift(at velocity: Double) {
        apply(ifAny: finger.lift(at: velocity, scrollView))
    }

    /// Cancels the gesture: the pan is cancelled if it had begun, else it fails.
    package func cancel() {
        apply(ifAny: finger.cancel(scrollView))
    }

    /// Begins a programmatic animated scroll to a content offset in points; its frames pass in ``advance(by:)``.
    package func animate(to contentOffset: Double) {
        finger.motion.animate(to: contentOffset, scrollView.metrics)
    }

    /// Begins the animated scroll to the top that a tap on the status bar causes.
    package func scrollToTop() {
        animate(to: scrollView.top)
    }

    /// Lets one frame of a duration in seconds pass; a changed content offset notifies its observer once.
    ///
    /// - Returns: whether nothing moves by itself after the frame.
    @discardableResult
    public func advance(by duration: Double) -> Bool {
        apply(ifAny: finger.motion.advance(by: duration, scrollView.metrics).map(BarEvent.contentOffset))
        return phase == .resting || phase == .dragging
    }

    private func apply(ifAny event: BarEvent?) {
        if let event { apply(event) }
    }
}
