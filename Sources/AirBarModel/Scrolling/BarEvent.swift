import Motion

/// An event that a bar reacts to.
public enum BarEvent: Hashable, Sendable {
    /// The scroll view moved to a content offset, in points, under a finger or by itself.
    case contentOffset(Double)
    /// A programme scrolled to a content offset, in points.
    case scroll(ProgrammaticScroll, to: Double)
    /// The status bar was tapped, and the scroll view has arrived at its top.
    case scrollToTop
    /// The scroll view moved sideways or was zoomed: a change is notified, and the vertical content offset is unchanged.
    case horizontalScroll
    /// The scroll view moved to a content offset, in points, and the bar is not notified.
    case lostContentOffset(Double)
    /// The pan gesture changed its state; `ended` means that the finger was not moving.
    case pan(PanPhase)
    /// The pan gesture ended while the finger was moving.
    case release(Release)
    /// The height of the content changed, in points.
    case contentHeight(Double)
    /// The height of the frame changed, in points, as on a rotation of the device; its sign does not count.
    case frameHeight(Double)
    /// The insets of the safe area changed, in points.
    case safeArea(ContentInset)
    /// The inset that a refresh control adds at the top changed, in points; 0 when it is done.
    case refreshInset(Double)
    /// The app's own bottom inset changed, in points: a keyboard or a toolbar appeared or disappeared.
    case bottomInset(Double)
    /// Bouncing was turned on or off.
    case bounces(Bool)
    /// The bar was bound to another scroll view.
    case scrollView(ScrollViewGeometry)
    /// The app requests the expanded (`true`) or the normal (`false`) height.
    case expand(Bool)
    /// The app gives the bar other heights, in points, as for a text of another size; only a bar that is made to change
    /// them is told.
    case heights(BarHeights)
    /// The app or the system shows (`true`) the bar at its normal height or hides (`false`) it at its compact one, in
    /// place: the content stays; only a bar that is made for it is told.
    case show(Bool)
    /// The app has the bar stay (`true`), as while a screen reader is on: it is shown in place, and from then on at its
    /// normal height or taller, until it may hide again (`false`); only a bar that is made for it is told.
    case stay(Bool)
    /// The scroll view came to rest: a deceleration, an animation or a jump is over, and no finger is down.
    case idle
}

extension BarEvent {
    /// Whether the bar is notified of the event.
    @inlinable
    package var isNotified: Bool {
        if case .lostContentOffset = self { false } else { true }
    }

    /// Whether a finger is down after the event; one that is down stays on the view where it is.
    func leavesFingerDown(_ isFingerDown: Bool) -> Bool {
        switch self {
        case .pan(.began): true
        case .pan(.ended), .pan(.cancelled), .release, .scrollView: false
        default: isFingerDown
        }
    }

    /// What a bar has to be made to do to be told of the event.
    package var neededCapabilities: BarCapabilities {
        switch self {
        case .heights: .changingHeights
        case .show: .showingInPlace
        case .stay: .staying
        default: []
        }
    }

    /// Whether a programme sets the content offset, so that the notification of the event is that of its change.
    var isScrollByProgramme: Bool {
        switch self {
        case .scroll, .scrollToTop, .scrollView: true
        default: false
        }
    }
}
