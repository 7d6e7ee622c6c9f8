import Generators
import Motion
import Verification

extension MotionLaw {
    static let animates = MotionLaw(
        "P24", "animates once", .scrolling,
        statement:
            "an animated scroll, whatever moved before, moves in one direction from the content offset to its "
            + "target, begins and ends with a velocity of 0, and takes 0.3 s",
        details: [
            "a finger that is down does not end it by lifting, nor does a target",
            "one to where the content is stops the content",
        ],
        reason: "Scrolling to the top overshoots, or never arrives.",
        origin: ["Apple, setContentOffset(_:animated:): one notification a frame"],
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            switch step.action {
            case .animate(let target): return step.unlessAnimated(to: target)
            case .stop: return step.unlessStopped
            case .lift, .fling, .cancel, .hold, .retarget, .reshape, .move(0, _):
                return step.before.phase == .animating && !step.history.isPut ? step.unlessAnimating : nil
            default: return nil
            }
        }
    }
}

extension ScriptStep {
    /// A violation unless an animation is under way.
    fileprivate var unlessAnimating: Violation? {
        after.phase == .animating
            ? nil
            : Violation(
                step: 0, quantity: "the number of animations under way", value: 0, expected: "still", limit: 1
            )
    }

    /// A violation if anything moves by itself.
    fileprivate var unlessStopped: Violation? {
        after.isMoving
            ? Violation(
                step: 0, quantity: "the number of motions after a stop", value: 1, expected: "none", limit: 0)
            : .unless("the velocity", after.kinematics.velocity, is: 0, within: 0, "none")
    }

    /// A violation unless the animation that the step begins runs to a target, in points.
    fileprivate func unlessAnimated(to target: Double) -> Violation? {
        let start = before.shown
        guard target != start else { return unlessStopped }
        if let violation = unlessAnimating { return violation }
        // Content past the edge of a view that does not bounce is shown at the edge at once.
        guard before.view.bounces || before.overscroll(of: start) == 0 else { return nil }
        var run = run
        let distance = (target - start).magnitude
        let (sign, frames, duration) = (target < start ? -1.0 : 1, 30, 0.3)
        var last = start
        for frame in 1...frames {
            run.advance(by: duration / Double(frames))
            if frame == 10, history.isDown { _ = run.motion.lift(run.view.metrics) }
            let next = run.view.contentOffset
            // At a constant velocity a frame would cover a thirtieth; the first and last frames cover far less.
            let share = frame == 1 || frame == frames ? 0.5 : 3
            let violation =
                Violation.unless("the way back", sign * (last - next), isAtMost: 0)
                ?? Violation.unless(
                    "the step", sign * (next - last),
                    isAtMost: share * distance / Double(frames) + run.motion.pixel)
            if let violation { return violation }
            last = next
        }
        run.advance(by: 1e-9)
        let end = before.view.bounces ? target : before.view.visible(target)
        return .unless("the content offset", run.view.contentOffset, is: end, within: 0, "the target")
    }
}
