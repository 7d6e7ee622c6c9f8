import AirBarModel
import Motion

extension SessionPlayer {
    mutating func animate(to contentOffset: Double, notifying lastFrame: BarEvent) {
        guard !finger.isDown else { return }
        finger.motion.animate(to: contentOffset, sink.scrollView.metrics)
        self.lastFrame = lastFrame
        commandStart = nil
        // An animation to where the content is is over at once, and so is what went on before.
        if finger.motion.phase == .resting { notify(lastFrame) }
    }

    /// Lets time pass, in seconds.
    mutating func pass(_ duration: Double) {
        if finger.isDown { finger.motion.hold(for: duration) }
        guard !finger.isDown, finger.motion.phase != .resting else { return time += duration }
        forEachFrame(of: duration) { player, frame, _ in player.advance(by: frame) }
    }

    /// Lets time pass until nothing moves.
    mutating func rest() {
        guard !finger.isDown else { return }
        while finger.motion.phase != .resting, !isFull { advance(by: nextFrame()) }
        if lastEvent != .idle { notify(.idle) }
    }

    mutating func advance(by frame: Double) {
        let phase = finger.motion.phase
        guard phase != .resting else { return }
        let view = metricsOfNextFrame()
        let moved = finger.motion.advance(by: frame, view)
        let isOver = finger.motion.phase == .resting
        if phase == .animating, isOver, let lastFrame {
            notify(lastFrame)
        } else {
            notify(moved.map(BarEvent.contentOffset))
        }
        if isOver { notify(.idle) }
    }

    /// The metrics of the scroll view, or those from which an animation goes on that the bar has just commanded.
    private mutating func metricsOfNextFrame() -> ScrollMetrics {
        var metrics = sink.scrollView.metrics
        if case .animating = finger.motion.phase, let commandStart { metrics.contentOffset = commandStart }
        commandStart = nil
        return metrics
    }

    mutating func nextFrame() -> Double {
        frames += 1
        if frames >= sessionLimit { isFull = true }
        let frame = clock.next()
        time += frame
        return frame
    }

    /// Does something once a frame, with the time since the frame before and the share of the whole time that is over.
    mutating func forEachFrame(
        of duration: Double, _ body: (inout SessionPlayer, _ frame: Double, _ share: Double) -> Void
    ) {
        let start = time
        var passed = 0.0
        while passed < duration, !isFull {
            let frame = nextFrame()
            // A rest of less than half a frame is added to the frame before it.
            let isLast = passed + 1.5 * frame > duration
            time = start + (isLast ? duration : passed + frame)
            body(&self, isLast ? duration - passed : frame, isLast ? 1 : (passed + frame) / duration)
            passed = isLast ? duration : passed + frame
        }
    }
}
