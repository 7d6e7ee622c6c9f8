import Verification

/// One action of a finger script: by the finger, by the app, or by the clock.
enum ScriptAction {
    /// A finger comes down.
    case touch
    /// The finger moves by a distance, in points, in a time, in seconds; a distance of 0 is a pause.
    case move(Double, over: Double)
    /// The finger stays where it is for a time, in seconds.
    case hold(Double)
    /// The finger lifts with the velocity of its last move.
    case lift
    /// The finger lifts with a velocity, in points per second.
    case fling(Double)
    /// The gesture is taken away from the finger.
    case cancel
    /// A number of frames pass.
    case frames(Int)
    /// The app gives the motion a target, in points.
    case retarget(Double)
    /// The app begins an animated scroll to a content offset, in points.
    case animate(Double)
    /// The app stops the content where it is.
    case stop
    /// The app sets the content offset, in points.
    case put(Double)
    /// The scroll view changes its shape.
    case reshape(ScriptReshaping)
}

extension ScriptAction {
    /// The duration of a move or a pause, in seconds; 0 for another action.
    var duration: Double {
        switch self {
        case .move(_, let time), .hold(let time): time
        default: 0
        }
    }
}

/// A change of a scroll view's shape in a finger script; lengths in points.
enum ScriptReshaping {
    case contentHeight(Double)
    case frameHeight(Double)
    /// The top inset, which a refresh control changes.
    case topInset(Double)
    case bottomInset(Double)
    case bounces(Bool)

    /// Changes the shape.
    func reshape(_ view: inout ScrollViewShape) {
        switch self {
        case .contentHeight(let height): view.contentHeight = height
        case .frameHeight(let height): view.frameHeight = height
        case .topInset(let inset): view.topInset = inset
        case .bottomInset(let inset): view.bottomInset = inset
        case .bounces(let bounces): view.bounces = bounces
        }
    }
}

extension ScriptAction: CustomStringConvertible {
    var description: String {
        switch self {
        case .touch: "touch"
        case .move(let distance, let time): "move \(distance.plain) pt in \((1_000 * time).plain) ms"
        case .hold(let time): "hold for \((1_000 * time).plain) ms"
        case .lift: "lift"
        case .fling(let velocity): "lift at \(velocity.plain) pt/s"
        case .cancel: "cancel"
        case .frames(let count): "\(count) frame\(count == 1 ? "" : "s")"
        case .retarget(let target): "make it end at \(target.plain)"
        case .animate(let target): "animate to \(target.plain)"
        case .stop: "stop"
        case .put(let contentOffset): "put at \(contentOffset.plain)"
        case .reshape(let reshaping): reshaping.description
        }
    }
}

extension ScriptReshaping: CustomStringConvertible {
    var description: String {
        switch self {
        case .contentHeight(let height): "content \(height.plain) pt high"
        case .frameHeight(let height): "frame \(height.plain) pt high"
        case .topInset(let inset): "top inset \(inset.plain) pt"
        case .bottomInset(let inset): "bottom inset \(inset.plain) pt"
        case .bounces(let bounces): bounces ? "bouncing on" : "bouncing off"
        }
    }
}
