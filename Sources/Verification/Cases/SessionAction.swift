import AirBarModel
import Motion

/// Something that a finger or a programme does in a session.
public enum SessionAction: Hashable, Sendable {
    /// A finger touches the screen: whatever moves stops, and stays where it is.
    case touch
    /// The finger moves, at an even speed, so that the content would move by a distance, in points, positive when the
    /// content moves up, in a time in seconds; without a finger on the screen one touches it first.
    case drag(by: Double, over: Double)
    /// A time passes, in seconds, in which the finger, if there is one, stands still.
    case pause(Double)
    /// The finger lets go of the content at the speed at which it moved.
    case lift
    /// The finger lets go of the content at a velocity, in points per second, positive when the content moves up.
    case fling(Double)
    /// The system takes the gesture away.
    case cancel
    /// A programme scrolls to a content offset, in points, in an animation of the scroll view.
    case animate(to: Double)
    /// A programme scrolls to the top in an animation, as a tap on the status bar does.
    case animateToTop
    /// Everything comes to rest, and that is told.
    case rest
    /// Something else happens, at once.
    case event(BarEvent)
}

extension SessionAction {
    /// The longest that a drag or a pause may take, in seconds.
    public static let longest = 10.0

    /// Whether its numbers can be those of a finger; what a session does with others is nothing.
    var isPossible: Bool {
        switch self {
        case .drag(let distance, let duration): distance.isUsable && duration.isTime
        case .pause(let duration): duration.isTime
        case .fling(let number), .animate(to: let number): number.isUsable
        case .touch, .lift, .cancel, .animateToTop, .rest, .event: true
        }
    }

    /// The action as a line of a scenario file.
    public var text: String {
        switch self {
        case .touch: "touch"
        case .drag(let distance, let duration): "drag \(distance.plain) over \(duration.plain)"
        case .pause(let duration): "pause \(duration.plain)"
        case .lift: "lift"
        case .fling(let velocity): "fling \(velocity.plain)"
        case .cancel: "cancel"
        case .animate(let contentOffset): "animate \(contentOffset.plain)"
        case .animateToTop: "animate top"
        case .rest: "rest"
        case .event(let event): event.text
        }
    }
}

extension Double {
    /// Whether a drag or a pause may take so many seconds.
    var isTime: Bool { self > 0 && self <= SessionAction.longest }
}
