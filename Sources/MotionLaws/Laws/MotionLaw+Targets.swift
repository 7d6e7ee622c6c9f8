import Generators
import Motion
import Verification

extension MotionLaw {
    /// The way of content to a target that is chosen from outside.
    static let scrollTargets: [MotionLaw] = [
        endsAtItsTarget, goesOnToItsTarget, keepsItsOwnRest, leavesContentAlone, takesOverFromOthers,
        animates,
    ]

    static let endsAtItsTarget = MotionLaw(
        "P19", "ends at its target", .scrolling,
        statement:
            "content that is given a target, at any moment at which no finger and no animation moves it, comes to rest "
            + "exactly there, or at the edge that the target is past, without a jump",
        reason: "A header that chose the target to snap at a supported height rests next to it.",
        origin: ["Apple, scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"],
        holdsForPublished: false,
        justification:
            "Content that ends beside its target also breaks P20 or P21; this law stays because it is what the choice of "
            + "a target is for.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            guard case .retarget(let target) = step.action, step.before.isFree else { return nil }
            var run = step.run
            if let violation = run.settleWithoutJump() { return violation }
            let rest = run.view.visible(target)
            // The target was clamped when it was given, and stays although there is room for it later.
            var later = step.run
            later.view.contentHeight += 1_000
            later.view.topInset += 1_000
            _ = later.settle()
            return .unless("the rest", run.view.contentOffset, is: rest, within: 0, "the target or its edge")
                ?? .unless(
                    "the rest in content that grew", later.view.contentOffset, is: rest, within: 0,
                    "the target or its edge")
        }
    }

    static let goesOnToItsTarget = MotionLaw(
        "P20", "turns smoothly", .scrolling,
        statement:
            "a target that is set during a motion changes neither position nor velocity at once",
        details: [
            "content at rest sets out from where it is shown",
            "the content then moves no further than its velocity allows, from an edge where a view does not "
                + "bounce",
            "a target set under a finger or in an animation changes nothing",
        ],
        reason: "The content jerks when its target changes.",
        holdsForPublished: false,
        justification:
            "A jump of the velocity also breaks P14 when the edges move; this law stays for every target.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            guard case .retarget(let target) = step.action else { return nil }
            var start = step.before.kinematics
            if step.before.isFree, step.history.isPut || !step.before.isMoving {
                start = Kinematics(position: step.before.shown, velocity: 0)
            }
            let after = step.after.kinematics
            let violation =
                Violation.unless(
                    "the position", after.position, is: start.position, within: 1e-9, "what it was")
                ?? Violation.unless(
                    "the velocity", after.velocity, is: start.velocity, within: 1e-9, "what it was")
            if violation != nil || !step.before.isFree { return violation }
            var run = step.run
            return run.unlessSmooth(towards: run.view.visible(target))
        }
    }

    static let keepsItsOwnRest = MotionLaw(
        "P21", "keeps its own rest", .scrolling,
        statement: "a target at the content's own resting offset does not change its way there",
        reason: "A list feels different although nothing about its end was changed.",
        holdsForPublished: false, cases: OwnRestCase.any
    ) { rules, value in
        var (own, made, release) = value.runs(rules)
        guard release != nil, own.motion.phase == .decelerating else { return nil }
        own.advance(by: value.fling.moment)
        made.advance(by: value.fling.moment)
        // The announced rest is rounded to a whole pixel, so it is up to half a pixel away.
        return Violation.unless(
            "the position", made.motion.kinematics.position, is: own.motion.kinematics.position,
            within: 1.1 * own.motion.pixel, "what it would be anyway"
        )?.at(place: value.fling.moment)
    }

    static let leavesContentAlone = MotionLaw(
        "P22", "leaves content alone", .scrolling,
        statement:
            "content at rest stays where it is and has no velocity, and so does content whose offset is set from outside "
            + "while it moves by itself",
        reason: "A jump to a row is undone by the deceleration.",
        holdsForPublished: false,
        justification:
            "P23 breaks with the same rule; this law stays for content that moves by itself.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            if step.after.phase == .resting, step.after.kinematics.velocity != 0 {
                return .unless(
                    "the velocity at rest", step.after.kinematics.velocity, is: 0, within: 0, "none")
            }
            guard case .frames = step.action,
                step.before.phase == .resting || step.before.isMoving && step.history.isPut
            else { return nil }
            return .unless(
                "the content offset", step.after.shown, is: step.before.shown, within: 0, "where it was put")
                ?? .unless(
                    "the number of motions that go on", step.after.isMoving ? 1 : 0, is: 0, within: 0, "none")
        }
    }

    static let takesOverFromOthers = MotionLaw(
        "P23", "takes over from others", .scrolling,
        statement:
            "content whose offset is set from outside under a finger goes on from there, as far as the finger moves",
        reason: "A list whose offset the app adjusts during a drag jumps back.",
        holdsForPublished: false,
        justification:
            "P22 breaks with the same rule; this law stays for content under a finger.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var run = ScrollRun(value.fling.stage, rules)
        run.motion.touch(run.view.metrics)
        run.drag(value.fling.distance)
        run.view.contentOffset = value.target
        run.drag(value.nudge)
        let moved = (run.view.contentOffset - value.target) * (value.nudge < 0 ? -1 : 1)
        return
            (Violation.unless("the way moved", moved, isAtMost: 2 + run.motion.pixel)
            ?? .unless("the way moved back", -moved, isAtMost: run.motion.pixel))?
            .at(place: 2 * 0.016)
    }
}

extension ScriptMoment {
    /// Whether neither a finger nor an animation moves the content.
    fileprivate var isFree: Bool { phase != .dragging && phase != .animating }
}

extension ScrollRun {
    /// A violation if in the first steps of a tenth of a millisecond the content moves further than its velocity and the
    /// pull of a target, in points, allow.
    fileprivate mutating func unlessSmooth(towards target: Double) -> Violation? {
        for _ in 0..<60 {
            guard motion.phase != .resting else { return nil }
            let start = motion.kinematics
            advance(by: 1e-4)
            // A bound of the velocity that a spring adds in the step; a deceleration adds none.
            let push = 1e-4 * 20 * (start.velocity.magnitude + 10 * (start.position - target).magnitude)
            let rest = motion.phase == .resting ? motion.pixel : 0
            let violation = Violation.unless(
                "the position", motion.kinematics.position, is: view.placed(start.position),
                within: 1e-4 * (start.velocity.magnitude + push) + rest + 1e-9, "as far on as it is fast")
            if let violation { return violation }
        }
        return nil
    }
}
