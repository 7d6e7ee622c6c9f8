import AirBarModel
import Motion

/// An action of a finger or a programme in a session.
public enum SessionAction: Hashable, Sendable {
    /// A finger touches the screen: moving content stops where it is.
    case touch
    /// The finger moves at a constant speed: by a distance in points, positive when the content moves up, over a time
    /// in seconds. If no finger is down, one touches the screen first.
    case drag(by: Double, over: Double)
    /// A time in seconds passes; a finger that is down does not move.
    case pause(Double)
    /// The finger lifts at the velocity at which it moved.
    case lift
    /// The finger lifts at a velocity in points per second, positive when the content moves up.
    case fling(Double)
    /// The system cancels the gesture.
    case cancel
    /// A programme scrolls to a content offset in points, with an animation of the scroll view.
    case animate(to: Double)
    /// A programme scrolls to the top with an animation, as a tap on the status bar does.
    case animateToTop
    /// Time passes until everything is at rest, and the bar is notified of it.
    case rest
    /// The app has the bar prepare another scroll view, which ``bindOther`` binds.
    case preconfigure(ScrollViewGeometry)
    /// The bar is bound to the other scroll view: the one that was prepared last, or else the one that it left last, with
    /// the insets and the content offset that it has. Without another one nothing happens.
    case bindOther
    /// An event occurs, without a passage of time.
    case event(BarEvent)
}

extension SessionAction {
    /// The longest duration of a drag or a pause, in seconds.
    package static let longest = 10.0

    /// Whether all numbers of the action are valid; an action with an invalid number has no effect.
    var isPossible: Bool {
        switch self {
        case .drag(let distance, let duration): distance.isUsable && duration.isTime
        case .pause(let duration): duration.isTime
        case .fling(let number), .animate(to: let number): number.isUsable
        case .touch, .lift, .cancel, .animateToTop, .rest, .preconfigure, .bindOther, .event: true
        }
    }

    /// The action as a line of a scenario file.
    package var text: String { text(.exact) }

    /// The action for reading, with numbers in a format.
    func text(_ numbers: NumberFormat) -> String {
        switch self {
        case .touch: "touch"
        case .drag(let distance, let duration):
            "drag \(numbers.text(distance)) over \(numbers.text(duration))"
        case .pause(let duration): "pause \(numbers.text(duration))"
        case .lift: "lift"
        case .fling(let velocity): "fling \(numbers.text(velocity))"
        case .cancel: "cancel"
        case .animate(let contentOffset): "animate \(numbers.text(contentOffset))"
        case .animateToTop: "animate top"
        case .rest: "rest"
        case .preconfigure(let geometry): "preconfigure \(geometry.text(numbers))"
        case .bindOther: "bind other"
        case .event(let event): event.text(numbers)
        }
    }
}

extension Double {
    /// Whether the number is a valid duration of a drag or a pause, in seconds.
    var isTime: Bool { self > 0 && self <= SessionAction.longest }
}
