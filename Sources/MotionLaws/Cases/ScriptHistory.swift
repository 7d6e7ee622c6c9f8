/// What a script has done to a scroll view so far, noted without asking the motion.
struct ScriptHistory {
    /// Whether a finger is down.
    private(set) var isDown = false

    /// Whether the app has put the content elsewhere since the motion last had a part in where it is.
    var isPut: Bool { known != shown }

    /// Whether the scroll view has changed its shape since the finger that is down came down or last moved.
    private(set) var isReshaped = false

    /// Whether the app has stopped or animated the content since the finger that is down came down or last moved.
    private(set) var isTakenOver = false

    /// The velocity of the last move that took time, in points per second, and 0 without one.
    private var lastVelocity = 0.0

    /// The time since the last move, in seconds.
    private var stillFor = 0.0

    /// The content offset that is shown, and the one that the motion last reported or found.
    private var shown: Double
    private var known: Double

    init(contentOffset: Double) {
        (shown, known) = (contentOffset, contentOffset)
    }

    /// The velocity of the finger that is down if it lifts now, in points per second: that of its last move, and 0 if it
    /// has been still for 100 ms, to the rounding error of a sum of pauses.
    var fingerVelocity: Double { stillFor >= 0.1 - 1e-9 ? 0 : lastVelocity }

    /// Notes an action.
    ///
    /// - Parameters:
    ///   - duration: the duration of a frame, in seconds; 0 for another action.
    ///   - before: the scroll view before the action.
    ///   - contentOffset: the content offset shown after it.
    mutating func note(
        _ action: ScriptAction, duration: Double, before: ScriptMoment, contentOffset: Double
    ) {
        shown = contentOffset
        switch action {
        case .touch:
            self = ScriptHistory(contentOffset: contentOffset)
            isDown = true
        case .move(let distance, let time) where distance != 0:
            noteMove(distance, time)
        case .move(_, let time), .hold(let time): stillFor += time
        case .lift, .fling, .cancel:
            self = ScriptHistory(contentOffset: contentOffset)
        case .frames:
            if isDown { stillFor += duration }
            if before.isMoving { known = shown }
        case .retarget:
            if !isDown, before.phase != .animating { known = shown }
        case .animate, .stop:
            known = shown
            isTakenOver = true
        case .put: break
        case .reshape: isReshaped = true
        }
    }

    private mutating func noteMove(_ distance: Double, _ time: Double) {
        known = shown
        (isReshaped, isTakenOver, stillFor) = (false, false, 0)
        if time > 0 { lastVelocity = distance / time }
    }
}
