extension MotionLaw {
    /// How a scroll view moves, under a finger and by itself.
    static let scrolling = deceleration + rubberBand + bounce + scrollFrames + scrollTargets
}
