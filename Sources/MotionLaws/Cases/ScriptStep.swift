import Motion

/// A scroll view at one moment of a script.
struct ScriptMoment {
    let view: ScrollViewShape
    let phase: ScrollMotion.Phase
    /// The exact content offset and the velocity that the motion says it has.
    let kinematics: Kinematics

    /// The content offset that is shown.
    var shown: Double { view.contentOffset }

    /// Whether the content decelerates, bounces or is animated.
    var isMoving: Bool { phase != .resting && phase != .dragging }

    /// The distance of a content offset past the nearest edge, in points; negative past the top.
    func overscroll(of contentOffset: Double) -> Double { contentOffset - view.visible(contentOffset) }
}

/// One action of a script, of which a frame is one, and what it changed.
struct ScriptStep {
    let action: ScriptAction
    /// The time after the action since the beginning of the script, in seconds.
    let time: Double
    /// What the script has done before.
    let history: ScriptHistory
    let before: ScriptMoment
    let after: ScriptMoment
    /// The content offset that the motion returned.
    let told: Double?
    /// The release that the motion returned.
    let release: Release?
    /// The scroll view and its motion after the action.
    let run: ScrollRun

    /// The distance that the content moved, in points.
    var moved: Double { after.shown - before.shown }

    /// The distance of a move of the finger that is down, in points; nil for any other action and for a move of 0.
    var fingerMove: Double? {
        if case .move(let distance, _) = action, distance != 0, history.isDown { distance } else { nil }
    }

    /// Whether it is a frame in which the motion goes on, because nobody has moved the content meanwhile.
    var isFrameOfMotion: Bool {
        if case .frames = action { before.isMoving && !history.isPut } else { false }
    }

    /// Whether the action is one that can end a drag.
    var endsDrag: Bool {
        switch action {
        case .lift, .fling, .cancel: history.isDown
        default: false
        }
    }

    /// The velocity with which the finger leaves the content, in points per second; 0 for a cancelled drag.
    var fingerVelocity: Double {
        switch action {
        case .lift: history.fingerVelocity
        case .fling(let velocity): velocity
        default: 0
        }
    }
}
