/// One action on a container: by a finger, by the app, or by the clock.
enum ContainerAction: Equatable {
    /// A finger comes down; the second one, if one is down.
    case touch
    /// The finger moves by a distance, in points.
    case drag(Double)
    /// The finger lifts at a velocity, in points per second.
    case release(Double)
    /// The gesture is taken away from the finger.
    case cancel
    /// The app scrolls a part to a share of its range, in percent; parts are counted from 0, and begun again.
    case scroll(part: Int, percent: Int)
    /// A number of frames pass, each of the length of those of a rate in hertz.
    case frames(Int, hertz: Int)
}

extension ContainerAction: CustomStringConvertible {
    var description: String {
        switch self {
        case .touch: "touch"
        case .drag(let distance): "drag by \(distance.plain)"
        case .release(let velocity): "release at \(velocity.plain)"
        case .cancel: "cancel"
        case .scroll(let part, let percent): "scroll part \(part + 1) to \(percent) %"
        case .frames(let count, let hertz): "frame 1/\(hertz)\(count == 1 ? "" : " × \(count)")"
        }
    }
}
