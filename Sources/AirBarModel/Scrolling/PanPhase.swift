/// The state of a pan gesture recogniser, as a scroll view reports it.
public enum PanPhase: String, CaseIterable, Hashable, Sendable {
    /// The touches have moved far enough to be a pan.
    case began
    /// The touches have moved.
    case changed
    /// The touches have been lifted.
    case ended
    /// The system has cancelled the gesture.
    case cancelled
    /// The touches are not a pan.
    case failed
    /// The recogniser waits for touches.
    case possible
}
