import Motion

extension SimulatedScrollView {
    /// What is known of the finger that is down.
    enum Pan {
        /// There is none.
        case none
        /// It touched and has not moved.
        case possible
        /// It moved, and that was told.
        case recognised
    }

    /// What the scroll view is doing.
    public var phase: ScrollMotion.Phase { motion.phase }

    /// A finger touches; one that catches what moves is a pan at once, which is told.
    public func touch() {
        guard pan == .none else { return }
        let catches = phase != .resting
        motion.touch(scrollView.metrics)
        pan = .possible
        if catches { recognise() }
    }

    /// The finger moves the content by a distance in points, positive if it moves up, in so many seconds.
    ///
    /// The first move touches, if no finger is down, and begins the pan. Every move is told as a change of the pan, and
    /// then as a content offset if it changed that. A move that nobody can compute with is none.
    public func drag(by distance: Double, over duration: Double) {
        guard distance.isUsable, duration.isDuration else { return }
        touch()
        recognise()
        panObservable.notify(.changed)
        show(motion.drag(by: distance, over: duration, scrollView.metrics))
    }

    /// Time passes under a still finger, in seconds.
    public func hold(for duration: Double) {
        motion.hold(for: duration)
    }

    /// The finger lifts, with the velocity of its motion.
    public func lift() {
        end { $0.lift($1) }
    }

    /// The finger lifts with a velocity, in points per second, positive when the content moves up.
    public func lift(at velocity: Double) {
        guard velocity.isUsable else { return }
        end { $0.lift(at: velocity, $1) }
    }

    /// The gesture is taken away.
    public func cancel() {
        guard pan != .none else { return }
        let phase: PanPhase = pan == .recognised ? .cancelled : .failed
        pan = .none
        motion.cancel(scrollView.metrics)
        panObservable.notify(phase)
    }

    /// A programme's animated scroll to a content offset, in points, begins; it is told once a frame.
    public func animate(to contentOffset: Double) {
        motion.animate(to: contentOffset, scrollView.metrics)
    }

    /// The status bar was tapped: an animated scroll to the top begins, which is told once a frame.
    public func scrollToTop() {
        animate(to: scrollView.top)
    }

    /// One frame of so many seconds passes; a content offset that it changes is told, once.
    ///
    /// - Returns: whether nothing moves by itself any more, or did in the first place.
    @discardableResult
    public func advance(by duration: Double) -> Bool {
        show(motion.advance(by: duration, scrollView.metrics))
        return phase == .resting || phase == .dragging
    }

    private func recognise() {
        guard pan == .possible else { return }
        pan = .recognised
        panObservable.notify(.began)
    }

    private func end(_ lift: (inout ScrollMotion, ScrollMetrics) -> Release?) {
        guard pan != .none else { return }
        let phase: PanPhase = pan == .recognised ? .ended : .failed
        pan = .none
        release = lift(&motion, scrollView.metrics)
        panObservable.notify(phase)
        release = nil
    }

    private func show(_ contentOffset: Double?) {
        guard let contentOffset else { return }
        scrollView.contentOffset = contentOffset
        contentOffsetObservable.notify(contentOffset)
    }
}
