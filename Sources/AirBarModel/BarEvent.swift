/// The state of a pan gesture recogniser, as it is reported.
public enum PanPhase: String, CaseIterable, Hashable, Sendable {
    /// The touches have moved enough to be a pan.
    case began
    /// The touches moved.
    case changed
    /// The touches were lifted.
    case ended
    /// The system took the gesture away.
    case cancelled
    /// The touches turned out to be no pan.
    case failed
    /// The recogniser waits for touches.
    case possible
}

/// Something that happens to a bar.
public enum BarEvent: Hashable, Sendable {
    /// The scroll view moved to a content offset, in points, under a finger, by itself or by a programme.
    case contentOffset(Double)
    /// The pan gesture of the scroll view changed its state.
    case pan(PanPhase)
    /// The content got a height, in points.
    case contentHeight(Double)
    /// The bar was bound to another, fresh scroll view.
    case scrollView(ScrollGeometry)
    /// The app asks for the expanded (`true`) or the normal (`false`) height.
    case expand(Bool)
    /// The scroll view came to rest: a deceleration, an animation or a jump is over, and no finger is down.
    case idle
}
