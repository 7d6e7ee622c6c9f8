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
            "content with a target between its edges comes to rest exactly there, without a jump",
        reason: "A header that chose the target to snap at a supported height rests next to it.",
        origin: ["Apple, scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"],
        justification:
            "Content that ends beside its target also breaks P20 or P21; this law stays because it is what the choice of "
            + "a target is for.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var (run, _) = value.fling.run(rules)
        run.motion.retarget(to: value.target, run.view.metrics)
        if let violation = run.settleWithoutJump() { return violation }
        return .unless("the rest", run.view.contentOffset, is: value.target, within: 0, "the target")
    }

    static let goesOnToItsTarget = MotionLaw(
        "P20", "turns smoothly", .scrolling,
        statement:
            "a target that is set during a motion changes neither position nor velocity at once, and the content then "
            + "moves no further than its velocity allows",
        reason: "The content jerks when its target changes.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var (run, _) = value.fling.run(rules)
        run.advance(by: value.fling.moment)
        guard run.motion.phase != .resting else { return nil }
        let before = run.motion.kinematics
        run.motion.retarget(to: value.target, run.view.metrics)
        guard run.motion.phase != .resting else { return nil }
        let after = run.motion.kinematics
        let violation =
            Violation.unless("the position", after.position, is: before.position, within: 1e-9, "what it was")
            ?? .unless("the velocity", after.velocity, is: before.velocity, within: 1e-9, "what it was")
        if let violation { return violation }
        for _ in 0..<60 {
            guard run.motion.phase != .resting else { break }
            let start = run.motion.kinematics
            run.advance(by: 1e-4)
            // A bound of the velocity that a spring adds in the step; a deceleration adds none.
            let push = 1e-4 * 20 * (start.velocity.magnitude + 10 * (start.position - value.target).magnitude)
            let rest = run.motion.phase == .resting ? run.motion.pixel : 0
            let violation = Violation.unless(
                "the position", run.motion.kinematics.position, is: start.position,
                within: 1e-4 * (start.velocity.magnitude + push) + rest + 1e-9, "as far on as it is fast")
            if let violation { return violation }
        }
        return nil
    }

    static let keepsItsOwnRest = MotionLaw(
        "P21", "keeps its own rest", .scrolling,
        statement: "a target at the content's own resting offset does not change its way there",
        reason: "A list feels different although nothing about its end was changed.",
        holdsForPublished: false, cases: FlingCase.free
    ) { rules, fling in
        var (own, release) = fling.run(rules)
        guard let release, own.motion.phase == .decelerating else { return nil }
        var made = own
        made.motion.retarget(to: release.rest, made.view.metrics)
        own.advance(by: fling.moment)
        made.advance(by: fling.moment)
        // The announced rest is rounded to a whole pixel, so it is up to half a pixel away.
        return .unless(
            "the position", made.motion.kinematics.position, is: own.motion.kinematics.position,
            within: 1.1 * own.motion.pixel, "what it would be anyway")
    }

    static let leavesContentAlone = MotionLaw(
        "P22", "leaves content alone", .scrolling,
        statement: "content whose offset is set from outside while it moves by itself stays there",
        reason: "A jump to a row is undone by the deceleration.",
        holdsForPublished: false,
        justification:
            "P23 breaks with the same rule; this law stays for content that moves by itself.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var (run, _) = value.fling.run(rules)
        run.advance(by: value.fling.moment)
        guard run.motion.phase != .resting, run.view.contentOffset != value.target else { return nil }
        run.view.contentOffset = value.target
        let isAtRest = run.settle()
        return .unless(
            "the content offset", run.view.contentOffset, is: value.target, within: 0, "where it was put")
            ?? (isAtRest ? nil : .unless("the time it takes to rest", run.time, isAtMost: 60, "less than"))
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
        let nudge = value.fling.velocity < 0 ? -2.0 : 2
        run.drag(nudge)
        let moved = (run.view.contentOffset - value.target) * (nudge < 0 ? -1 : 1)
        return .unless("the way moved", moved, isAtMost: 2 + run.motion.pixel)
            ?? .unless("the way moved back", -moved, isAtMost: run.motion.pixel)
    }

    static let animates = MotionLaw(
        "P24", "animates once", .scrolling,
        statement:
            "an animated scroll moves in one direction from the content offset to its target, begins and ends with a "
            + "velocity of 0, and takes 0.3 s",
        reason: "Scrolling to the top overshoots, or never arrives.",
        origin: ["Apple, setContentOffset(_:animated:): one notification a frame"],
        cases: ScrollTargetCase.any
    ) { rules, value in
        var run = ScrollRun(value.fling.stage, rules)
        let start = run.view.contentOffset
        let distance = (value.target - start).magnitude
        run.motion.animate(to: value.target, run.view.metrics)
        guard distance > 0 else { return nil }
        let (sign, frames) = (value.target < start ? -1.0 : 1, 30)
        var last = start
        for frame in 1...frames {
            run.advance(by: ScrollMotion.animationDuration / Double(frames))
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
        return .unless(
            "the content offset", run.view.contentOffset, is: value.target, within: 0, "the target")
    }
}
