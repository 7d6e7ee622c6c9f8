#if canImport(UIKit)
    /// What a scroll view reports besides its content offset, its content height and its pan.
    public enum ScrollViewNotice: Hashable, Sendable {
        /// It has come to rest, and no finger is down.
        case rest
        /// A tap on the status bar has brought the content to its top.
        case top
        /// The height of its frame has changed.
        case frame
        /// Its safe area, the inset of its refresh control, or the app's own bottom inset has changed.
        case insets
    }
#endif
