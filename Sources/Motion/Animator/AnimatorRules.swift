/// The reactions of an animator to frames and to changes of its set.
package struct AnimatorRules: Sendable {
    /// The duration passed to the animations, in seconds; nil if the frame is ignored.
    package var duration: @Sendable (_ frame: Double) -> Double?

    /// Whether an animation is ticked in a frame, given whether it was added or removed in the same frame.
    package var isDue: @Sendable (_ wasAdded: Bool, _ wasRemoved: Bool) -> Bool

    /// Whether an animation leaves the set after a tick, given whether it has finished.
    package var leaves: @Sendable (_ hasFinished: Bool) -> Bool

    /// Whether the clock is stopped for a number of animations.
    package var isPaused: @Sendable (_ count: Int) -> Bool

    /// An added animation is first ticked in the next frame, a removed one is not ticked again, and a frame must be finite
    /// and above 0.
    package static let hardened = AnimatorRules(
        duration: { frame in frame > 0 && frame.isFinite ? frame : nil },
        isDue: { wasAdded, wasRemoved in !wasAdded && !wasRemoved },
        leaves: { hasFinished in hasFinished },
        isPaused: { count in count == 0 })
}
