import AirBarModel
import Motion

extension SessionPlayer {
    mutating func touch() {
        guard !isFingerDown else { return }
        isFingerDown = true
        // A finger that catches what moves is a pan at once, one that touches what stands is none until it moves.
        let catches = motion.phase != .resting
        motion.touch(host.scrollView.metrics)
        if catches { begin() }
    }

    mutating func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        tell(.pan(.began))
    }

    mutating func drag(by distance: Double, over duration: Double) {
        touch()
        begin()
        // A recogniser says so every time the finger moves, and no more in that than here.
        tell(.pan(.changed))
        var moved = 0.0
        forEachFrame(of: duration) { player, frame, share in
            // Where a touch is has a resolution; one on which sums are exact makes the path the same at every rate.
            let reached = share == 1 ? distance : (distance * share * 1024).rounded() / 1024
            let step = reached - moved
            // The speed is that of the whole drag: that of the rounded way would depend on the frames.
            let time = step == 0 ? frame : step / (distance / duration)
            player.tell(movedTo: player.motion.drag(by: step, over: time, player.host.scrollView.metrics))
            moved = reached
        }
    }

    /// A flick is a finger that is down for no time at all, and a pan.
    mutating func fling(at velocity: Double) {
        touch()
        begin()
        letGo { $0.lift(at: velocity, $1) }
    }

    mutating func letGo(_ lift: (inout ScrollMotion, ScrollMetrics) -> Release?) {
        let release = lift(&motion, host.scrollView.metrics)
        tell(release.map { .release($0) } ?? .pan(hasBegun ? .ended : .failed))
        isFingerDown = false
        hasBegun = false
    }

    mutating func cancel() {
        guard isFingerDown else { return }
        isFingerDown = false
        motion.cancel(host.scrollView.metrics)
        tell(.pan(hasBegun ? .cancelled : .failed))
        hasBegun = false
    }
}
