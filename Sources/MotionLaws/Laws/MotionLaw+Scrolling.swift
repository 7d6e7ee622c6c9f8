extension MotionLaw {
    /// The laws of a scroll view's motion, under a finger and by itself.
    static let scrolling =
        deceleration + rubberBand + bounce + scrollFrames + scrollTargets
        + [followsTheFinger]
}
