import Motion

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

/// How a programme scrolls.
public enum ProgrammaticScroll: String, CaseIterable, Hashable, Sendable {
    /// At once, told once.
    case set
    /// In an animation of the scroll view, told once a frame; this is its last frame.
    case animated
    /// Inside a view animation, told once, at its beginning, with the final offset.
    case viewAnimation = "view-animation"
}

/// Something that happens to a bar.
public enum BarEvent: Hashable, Sendable {
    /// The scroll view moved to a content offset, in points, under a finger or by itself.
    case contentOffset(Double)
    /// A programme scrolled to a content offset, in points.
    case scroll(ProgrammaticScroll, to: Double)
    /// The status bar was tapped, and the scroll view arrived at its top.
    case scrollToTop
    /// The scroll view moved sideways or was zoomed: a change is told, and the vertical content offset is as it was.
    case horizontalScroll
    /// The scroll view moved to a content offset, in points, and the bar is not told.
    case lostContentOffset(Double)
    /// The pan gesture of the scroll view changed its state; `ended` is a finger that had come to a halt.
    case pan(PanPhase)
    /// The pan gesture ended with the finger in motion.
    case release(Release)
    /// The content got a height, in points.
    case contentHeight(Double)
    /// The frame got a height, in points, as when the device is turned.
    case frameHeight(Double)
    /// The safe area got insets.
    case safeArea(ContentInset)
    /// The refresh control holds the content down by a distance, in points; 0 when it is done.
    case refreshInset(Double)
    /// The scroll view bounces from here on, or stops at its edges.
    case bounces(Bool)
    /// The bar was bound to another, fresh scroll view.
    case scrollView(ScrollGeometry)
    /// The app asks for the expanded (`true`) or the normal (`false`) height.
    case expand(Bool)
    /// The scroll view came to rest: a deceleration, an animation or a jump is over, and no finger is down.
    case idle
}
