/// Content under a finger, computed anew for each move from where it is.
struct HeldContent {
    /// The exact content offset, in points.
    let position: Double

    init(at position: Double) {
        self.position = position
    }

    /// The content that a finger holds after a step of a script; nil if none is down or nobody can tell where it holds it.
    init?(_ held: HeldContent?, after step: ScriptStep) {
        if case .touch = step.action {
            self.init(at: step.after.shown)
            return
        }
        guard let held, !step.endsDrag else { return nil }
        guard let distance = step.fingerMove else {
            self = held
            return
        }
        let isElsewhere = step.history.isPut || step.history.isTakenOver
        let start = isElsewhere ? HeldContent(at: step.before.shown) : held
        guard let moved = start.moved(by: distance, in: step.before.view) else { return nil }
        self = moved
    }

    /// The content after a move of the finger, in points; nil if it was past an edge by the height of the view or more,
    /// where no pull takes it.
    func moved(by distance: Double, in view: ScrollViewShape) -> HeldContent? {
        let edge = view.visible(position)
        guard view.bounces else { return HeldContent(at: view.visible(edge + distance)) }
        let (height, overscroll) = (view.frameHeight, position - edge)
        guard overscroll.magnitude < height else { return nil }
        let pull = overscroll / (0.55 * (1 - overscroll.magnitude / height))
        let finger = edge + pull + distance
        let next = finger - view.visible(finger)
        let shown = (1 - 1 / (0.55 * next.magnitude / height + 1)) * height
        return HeldContent(at: view.visible(finger) + (next < 0 ? -shown : shown))
    }
}
