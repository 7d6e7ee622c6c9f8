/// How a programme scrolls, which determines when the change of the content offset is notified.
public enum ProgrammaticScroll: String, CaseIterable, Hashable, Sendable {
    /// At once, with one notification.
    case set
    /// In an animation of the scroll view, with one notification per frame; this is the last frame.
    case animated
    /// Inside a view animation, with one notification at its beginning, of the final content offset.
    case viewAnimation = "view-animation"
}
