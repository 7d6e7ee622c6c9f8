/// What an animator makes of frames and of changes to its set.
public struct AnimatorRules: Sendable {
    /// The duration that animations are told of, in seconds; nothing if the frame is ignored.
    public var duration: @Sendable (_ frame: Double) -> Double?

    /// Whether an animation is ticked in a frame, if it was added or removed in that very frame.
    public var isDue: @Sendable (_ wasAdded: Bool, _ wasRemoved: Bool) -> Bool

    /// Whether an animation leaves the set once it has told whether it finished.
    public var leaves: @Sendable (_ hasFinished: Bool) -> Bool

    /// Whether the clock stands still while there are a number of animations.
    public var isPaused: @Sendable (_ count: Int) -> Bool

    /// What is added is first ticked in the next frame, what is removed is not ticked any more, and a frame lasts.
    public static let hardened = AnimatorRules(
        duration: { frame in frame > 0 && frame.isFinite ? frame : nil },
        isDue: { wasAdded, wasRemoved in !wasAdded && !wasRemoved },
        leaves: { hasFinished in hasFinished },
        isPaused: { count in count == 0 })
}
