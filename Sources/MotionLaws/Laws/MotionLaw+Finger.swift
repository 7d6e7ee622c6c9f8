import Generators
import Motion
import Verification

extension MotionLaw {
    static let staysWhereItIsGrabbed = MotionLaw(
        "P8", "stays where it is grabbed", .scrolling,
        statement:
            "content that is touched stops, whatever moved it; while the finger is down only its moves, the app and an "
            + "animation move the content, and a move takes it no further than the finger goes, and never the other way",
        reason: "A bounce that is caught jumps back under the finger: from 92.96 points to 45.85.",
        origin: ["Ilya Lobanov, ScrollMechanics: the rubber band applied anew"],
        holdsForPublished: false,
        justification:
            "The rules that break it break P7 or P25 too; this law stays because no rule decides what a touch stops, and "
            + "because it needs no formula.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            if case .touch = step.action { return step.unlessHeld ?? step.unlessMoved(by: 0) }
            guard step.history.isDown else { return nil }
            if let distance = step.fingerMove { return step.unlessMoved(with: distance) }
            switch step.action {
            case .put: return nil
            case .frames where step.before.phase == .animating: return nil
            case .animate, .stop, .lift, .fling, .cancel: return step.unlessMoved(by: 0)
            default: return step.unlessMoved(by: 0) ?? (step.before.isMoving ? nil : step.unlessHeld)
            }
        }
    }

    static let followsTheFinger = MotionLaw(
        "P25", "follows the finger", .scrolling,
        statement:
            "under a finger, content between its edges moves as far as the finger, and content past an edge of "
            + "a view of height L is displaced by (1 − 1/(0.55x/L + 1))·L for a pull of x",
        details: [
            "that holds whatever moves, and however the edges change",
            "content that was put further away than L follows by a twentieth of a move at least",
        ],
        reason:
            "A row slips away from the finger that drags it, or content is pulled twice as far as before.",
        origin: ["Ilya Lobanov, How UIScrollView works"],
        holdsForPublished: false,
        justification:
            "The rules that break it break P6, P7 or P8 too; this law stays because no rule decides how moves add up and "
            + "what a finger holds when edges move.",
        cases: FingerScriptCase.any
    ) { rules, script in
        var held: HeldContent?
        return script.firstViolation(rules) { step in
            let wasHeld = held != nil
            held = HeldContent(held, after: step)
            guard let distance = step.fingerMove else { return nil }
            guard let position = held?.position else {
                return wasHeld ? step.unlessFollowed(by: distance) : nil
            }
            return .unless(
                "the exact position", step.after.kinematics.position, is: position, within: 1e-6,
                "where the finger has moved it")
                ?? .unless(
                    "the content offset", step.after.shown, is: position,
                    within: step.run.motion.scale.halfPixel + 1e-6, "within half a pixel of that")
        }
    }
}

extension ScriptStep {
    /// A violation unless a finger holds the content, without a velocity.
    fileprivate var unlessHeld: Violation? {
        guard after.phase == .dragging else {
            return Violation(
                step: 0, quantity: "the number of fingers that hold the content", value: 0,
                expected: "at least",
                limit: 1)
        }
        return .unless("the velocity under a finger", after.kinematics.velocity, is: 0, within: 0, "none")
    }

    /// A violation unless the content moved by a distance, in points.
    fileprivate func unlessMoved(by distance: Double) -> Violation? {
        .unless("the way moved", moved, is: distance, within: 0, "none")
    }

    /// A violation unless content that is further past an edge than its view is high moved with a finger, in points.
    fileprivate func unlessFollowed(by distance: Double) -> Violation? {
        .unless(
            "the way moved", moved * (distance < 0 ? -1 : 1),
            isAtLeast: distance.magnitude / 20 - run.motion.pixel)
    }

    /// A violation unless the content moved by at most a finger's move, in points, and in its direction.
    ///
    /// Without bouncing, content past an edge returns to it first.
    fileprivate func unlessMoved(with distance: Double) -> Violation? {
        let start = before.view.bounces ? before.shown : before.view.visible(before.shown)
        let moved = (after.shown - start) * (distance < 0 ? -1 : 1)
        // A pixel, with the rounding errors of the two offsets: a third of a point is not exact.
        let pixel = run.motion.pixel + start.ulp + after.shown.ulp
        // Next to an edge that has moved there may be another pixel to show.
        let slip = history.isReshaped ? pixel : 0
        return .unless("the way moved", moved, isAtMost: distance.magnitude + pixel)
            ?? .unless("the way moved back", -moved, isAtMost: slip)
    }
}
