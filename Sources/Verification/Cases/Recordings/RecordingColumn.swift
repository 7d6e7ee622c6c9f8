/// A column of a recording: what is noted of a bar and its scroll view in each row.
package enum RecordingColumn: String, CaseIterable, Hashable, Sendable {
    /// The time, in seconds from any moment; it never decreases.
    case time
    /// The content offset when the bar had heard of it, in points.
    case contentOffset
    /// The height that the bar has after its reaction, in points.
    case barHeight
    /// The height of the content, in points.
    case contentHeight
    /// The height of the scroll view's frame, in points.
    case frameHeight
    /// The top content inset without the safe area and with the refresh control, in points.
    case insetTop
    /// The bottom content inset without the safe area, in points.
    case insetBottom
    /// The top inset of the safe area, in points.
    case safeAreaTop
    /// The bottom inset of the safe area, in points.
    case safeAreaBottom
    /// The part of the top content inset that a refresh control added, in points.
    case refreshInset
    /// The part of the bottom content inset that is the app's own, as for a keyboard, in points.
    case bottomInset
    /// The top inset of the scroll indicator, in points.
    case indicatorInsetTop
    /// Whether the expanded state is available: 1 or 0.
    case expandedAvailable
    /// The state of the pan gesture; empty if nothing was heard of it.
    case pan
    /// The velocity of the content offset where a pan ended, in points per second; empty for a finger that was still.
    case velocity
    /// The content offset at which the content would come to rest after a pan that ended, in points; empty elsewhere.
    case rest
    /// Where the bar made the deceleration end instead, a content offset in points; empty if it did not.
    case retarget
    /// The content offset that the bar itself set, in points; empty if it set none.
    case commandedOffset
    /// Whether it set it in an animation: 1 or 0; empty if it set none.
    case commandAnimated
    /// The height of the detent that a snap aimed at, in points; empty without a snap.
    case snapHeight
    /// What else happened; empty if nothing did.
    case event

    /// Whether every recording has the column.
    package var isRequired: Bool { [.time, .contentOffset, .barHeight].contains(self) }

    /// Whether it is 0 or empty throughout where there is nothing of what it has, as in a browser.
    ///
    /// The edges of the content, the gestures, and what goes on with the bar are never nothing.
    var mayBeNothing: Bool {
        switch self {
        case .insetTop, .insetBottom, .safeAreaTop, .safeAreaBottom, .refreshInset, .bottomInset,
            .retarget, .commandedOffset, .commandAnimated, .snapHeight:
            true
        default: false
        }
    }

    /// Whether its values are words, and not numbers.
    var isWord: Bool { self == .pan || self == .event }

    /// Whether a row may leave the column empty.
    package var mayBeEmpty: Bool {
        switch self {
        case .pan, .velocity, .rest, .retarget, .commandedOffset, .commandAnimated, .snapHeight, .event: true
        default: false
        }
    }
}

/// What a row of a recording can say beside the movements of the content and of the pan.
package enum RecordedEvent: String, CaseIterable, Hashable, Sendable {
    /// The content came to rest, and no finger is down.
    case idle
    /// A programme set the content offset.
    case set
    /// An animation of the scroll view by a programme ended.
    case animated
    /// A programme set the content offset inside a view animation.
    case viewAnimation
    /// The content arrived at its top after a tap on the status bar.
    case toTop
    /// The content moved sideways or was zoomed.
    case horizontal
    /// The app requested the expanded height.
    case expand
    /// The app requested the normal height.
    case collapse
    /// The bar was shown in place.
    case show
    /// The bar was hidden in place.
    case hide
    /// The bar was told to stay.
    case stay
    /// The bar was told that it may hide again.
    case stayEnded
    /// The bar was bound to another scroll view.
    case bind
}
