import AirBarModel

extension SessionPlayer {
    mutating func drag(by distance: Double, over duration: Double) {
        notify(finger.beginPan(sink.scrollView))
        var moved = 0.0
        forEachFrame(of: duration) { player, frame, share in
            // Positions of a touch are multiples of 1/1024 point. Sums of these are exact, so the path is the same at
            // every frame rate.
            let reached = share == 1 ? distance : (distance * share * 1024).rounded() / 1024
            let step = reached - moved
            // The speed is that of the whole drag: the speed of a rounded step would depend on the frame rate.
            let time = step == 0 ? frame : step / (distance / duration)
            player.fingerTravel += step
            player.notify(player.finger.drag(by: step, over: time, player.sink.scrollView))
            moved = reached
            // The scroll view is the first target of its pan gesture: it has moved the content when an app hears of it.
            player.notify(.pan(.changed))
        }
    }

    /// A fling without a drag before it: a pan of no duration, released at a velocity in points per second.
    mutating func fling(at velocity: Double) {
        notify(finger.beginPan(sink.scrollView))
        notify(finger.lift(at: velocity, sink.scrollView))
    }
}
